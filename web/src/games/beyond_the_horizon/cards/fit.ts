/** Signs that have to fit into what a card leaves them: smaller ones where there are many. */

const SIZES = [1, 0.92, 0.84, 0.76, 0.68, 0.6];

const overflows = (node: Element): boolean => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;

/**
 * To be attached to the body of a card, whose size does not depend on what lies in it: sets `--fit` for the signs there.
 * What is drawn is named, so that another drawing is measured anew.
 */
export function fit(...drawn: unknown[]): (body: HTMLElement) => () => void {
  void drawn;
  return (body) => {
    const measure = () => {
      for (const size of SIZES) {
        body.style.setProperty('--fit', String(size));
        if (!overflows(body) && ![...body.children].some(overflows)) return;
      }
    };
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    return () => observer.disconnect();
  };
}
