import { el } from '../atlas/client/dom';

const [LEAST, MOST, STEP] = [20, 90, 5];
export const HALF = 50;

export function createHandle(growsUp: () => boolean, resize: (size: number) => void) {
  const element = el('div', {
    className: 'handle',
    role: 'separator',
    tabIndex: 0,
    title: 'Drag to resize',
    ariaLabel: 'Size of the panel',
    ariaOrientation: 'horizontal',
    ariaValueMin: `${LEAST}`,
    ariaValueMax: `${MOST}`,
  });
  let size = HALF;

  const set = (to: number) => resize(Math.min(MOST, Math.max(LEAST, Math.round(to))));
  element.onkeydown = (event) => {
    const by = growsUp() ? STEP : -STEP;
    const sizes: Readonly<Record<string, number>> = {
      ArrowUp: size + by,
      ArrowDown: size - by,
      Home: LEAST,
      End: MOST,
    };
    const to = sizes[event.key];
    if (to === undefined) return;
    event.preventDefault();
    set(to);
  };
  element.onpointerdown = ({ pointerId }) => element.setPointerCapture(pointerId);
  element.onpointermove = ({ pointerId, clientY }) => {
    if (!element.hasPointerCapture(pointerId)) return;
    set(((growsUp() ? innerHeight - clientY : clientY) / innerHeight) * 100);
  };

  return {
    element,
    show(to: number): void {
      size = to;
      element.ariaValueNow = `${to}`;
    },
  };
}
