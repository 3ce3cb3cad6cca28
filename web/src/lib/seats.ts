import type { SeatInfo, Shape } from '../games/types';
import type { Settled } from './frames';

const SHAPES: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'];

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] as Shape;
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}

export function inkOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length}-ink)`;
}

/** The seats of a frame, ready to be drawn. */
export function seatsOf(frame: Settled): SeatInfo[] {
  return frame.seats.map((seat, number) => ({
    ...seat,
    number,
    id: `seat${number + 1}`,
    colour: colourOf(number),
    ink: inkOf(number),
    shape: shapeOf(number),
    active: frame.waiting.includes(number),
    thinking: frame.thinking.includes(number) || (seat.bot !== '' && frame.waiting.includes(number)),
  }));
}

/** The polygon of a shape in a box of 24 by 24, for SVG; a circle is drawn as a circle. */
export const POLYGONS: Record<Exclude<Shape, 'circle'>, string> = {
  square: '3.5,3.5 20.5,3.5 20.5,20.5 3.5,20.5',
  triangle: '12,2 23,21 1,21',
  diamond: '12,0.5 23,12 12,23.5 1,12',
  hexagon: '6.5,2.5 17.5,2.5 23,12 17.5,21.5 6.5,21.5 1,12',
  star: '12,0.8 15.1,8.4 23.3,9 17,14.3 19,22.3 12,17.9 5,22.3 7,14.3 0.7,9 8.9,8.4',
};
