import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera } from '../../src/games/camera.svelte.ts';

const WORLD = { x: 0, y: 0, width: 800, height: 800 };
const NEAR = 1.6; // units for a pixel at which a finger hits a space

function camera(): Camera {
  const made = new Camera(() => WORLD);
  made.width = made.height = 400;
  return made;
}

beforeEach(() => vi.stubGlobal('cancelAnimationFrame', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

describe('a camera', () => {
  it('goes near what is asked for, all of it in the picture beside the buttons', () => {
    const eye = camera();
    const box = { x: 600, y: 600, width: 150, height: 150 };
    eye.aim(box, NEAR, false);
    expect(eye.unit).toBeCloseTo(NEAR);
    expect(eye.view.x).toBeLessThanOrEqual(box.x);
    expect(eye.view.x + eye.view.width - 56 * eye.unit).toBeGreaterThanOrEqual(box.x + box.width);
    expect(eye.view.y + eye.view.height).toBeGreaterThanOrEqual(box.y + box.height);
  });

  it('goes no nearer than the box allows, and never farther than the whole', () => {
    const eye = camera();
    eye.aim({ x: 50, y: 50, width: 600, height: 600 }, 1, false);
    expect(eye.unit).toBeCloseTo(600 / (400 - 56));
    eye.aim({ x: 0, y: 0, width: 800, height: 800 }, NEAR, false);
    expect(eye.zoom).toBe(1);
  });

  it('does not move where everything is seen already', () => {
    const eye = camera();
    eye.enlarge(2, 0, 0);
    const before = { ...eye.view };
    eye.aim({ x: 10, y: 10, width: 100, height: 100 }, NEAR, false);
    expect(eye.view).toEqual(before);
  });

  it('goes back to where it was, unless somebody moved it', () => {
    const eye = camera();
    const box = { x: 600, y: 600, width: 100, height: 100 };
    eye.aim(box, NEAR, false);
    eye.aim({ ...box, x: 0, y: 0 }, NEAR, false);
    eye.leave(false);
    expect([eye.zoom, eye.view.x, eye.view.y]).toEqual([1, 0, 0]);
    eye.aim(box, NEAR, false);
    eye.pan(30, 0);
    const put = { ...eye.view };
    eye.leave(false);
    expect(eye.view).toEqual(put);
  });

  it('moves calmly where motion is wanted, and lets a hand interrupt it', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step));
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const eye = camera();
    eye.aim({ x: 600, y: 600, width: 100, height: 100 }, 1, true);
    expect(eye.zoom).toBe(1);
    frames.shift()?.(200);
    expect(eye.zoom).toBeGreaterThan(1);
    expect(eye.zoom).toBeLessThan(2);
    frames.shift()?.(1000);
    expect([eye.zoom, frames.length]).toEqual([2, 0]);
    eye.leave(true);
    eye.enlarge(1.1);
    expect(cancelAnimationFrame).toHaveBeenCalledWith(1);
  });
});
