import { button } from './dom';
import { markAgain } from './marks';

const STEP = 1.25;
const [LEAST, MOST] = [0.2, 4];
const [SMALLEST_TEXT_PX, LEGIBLE_TEXT_PX] = [12, 9];
const LEGIBLE_SCALE = LEGIBLE_TEXT_PX / SMALLEST_TEXT_PX;

export interface View {
  readonly buttons: readonly HTMLButtonElement[];
  readonly show: (picture: SVGSVGElement) => void;
  readonly fitWidth: () => void;
  readonly bringToMiddle: (part: Element) => void;
  readonly reveal: (part: Element) => void;
  readonly unfold: () => void;
  /**
   * Finds an element in the picture. An overview is unfolded first, unless the element is a
   * top-level state without substates.
   */
  readonly find: (selector: string) => Element | null;
}

const PLAIN_STATE = '.state.atomic:not(.compound, .parallel)';

/**
 * @param overview the folded chart. It is shown at first if the whole chart would be illegible when
 *   scaled to the width of the stage.
 */
export function createView(stage: HTMLElement, overview?: SVGSVGElement | null): View {
  let scale = 1;
  const whole = stage.querySelector('svg');
  const picture = () => stage.querySelector('svg');
  const isFolded = () => overview?.parentNode === stage;
  const sizeNow = () => picture()?.viewBox.baseVal ?? { width: 1, height: 1 };

  const zoom = (to: number, x = stage.clientWidth / 2, y = stage.clientHeight / 2) => {
    const next = Math.min(MOST, Math.max(LEAST, to));
    const [left, top] = [(stage.scrollLeft + x) / scale, (stage.scrollTop + y) / scale];
    const { width, height } = sizeNow();
    scale = next;
    picture()?.setAttribute('width', `${width * scale}`);
    picture()?.setAttribute('height', `${height * scale}`);
    stage.scrollTo(left * scale - x, top * scale - y);
  };
  const fitting = () => stage.clientWidth / sizeNow().width;
  const fitWidth = () => zoom(Math.max(LEGIBLE_SCALE, Math.min(1, fitting())), 0, 0);
  const show = (next: SVGSVGElement) => {
    if (stage.contains(next)) return;
    stage.replaceChildren(next);
    markAgain(next);
    scale = next.width.baseVal.value / next.viewBox.baseVal.width;
  };
  const foldButton = button('Overview', () => fold(!isFolded()));
  const fold = (isOn: boolean) => {
    const next = isOn ? overview : whole;
    if (next) show(next);
    foldButton.ariaPressed = String(isOn);
    fitWidth();
  };
  foldButton.ariaPressed = 'false';
  if (overview && fitting() < LEGIBLE_SCALE) fold(true);
  const fit = () => {
    const { width, height } = sizeNow();
    zoom(Math.min(stage.clientWidth / width, stage.clientHeight / height), 0, 0);
  };

  const bringToMiddle = (part: Element) => {
    const [outer, inner] = [stage.getBoundingClientRect(), part.getBoundingClientRect()];
    const margin = (room: number, size: number) => Math.max(8, (room - size) / 2);
    stage.scrollBy(
      inner.left - outer.left - margin(outer.width, inner.width),
      inner.top - outer.top - margin(outer.height, inner.height),
    );
  };

  stage.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') zoom(scale * STEP);
    if (key === '-') zoom(scale / STEP);
    if (key === '0') fitWidth();
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = stage.getBoundingClientRect();
      zoom(scale * 2 ** (-event.deltaY / 300), event.clientX - left, event.clientY - top);
    },
    { passive: false },
  );
  dragByMouse(stage);
  pinch(stage, () => scale, zoom);
  return {
    buttons: [
      ...(overview ? [foldButton] : []),
      button('Smaller', () => zoom(scale / STEP)),
      button('Larger', () => zoom(scale * STEP)),
      button('Fit', fit),
      button('Full size', () => zoom(1)),
    ],
    show,
    fitWidth,
    unfold() {
      if (isFolded()) fold(false);
    },
    bringToMiddle,
    find(selector) {
      const part = picture()?.querySelector(selector) ?? null;
      if (!isFolded() || part?.matches(PLAIN_STATE)) return part;
      fold(false);
      return picture()?.querySelector(selector) ?? null;
    },
    reveal(part) {
      const [outer, inner] = [stage.getBoundingClientRect(), part.getBoundingClientRect()];
      const isAcross = inner.left >= outer.left && inner.right <= outer.right;
      const isDown = inner.top >= outer.top && inner.bottom <= outer.bottom;
      if (!isAcross || !isDown) bringToMiddle(part);
    },
  };
}

function dragByMouse(stage: HTMLElement): void {
  stage.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const drag = ({ movementX, movementY }: PointerEvent) => stage.scrollBy(-movementX, -movementY);
    stage.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', () => stage.removeEventListener('pointermove', drag), {
      once: true,
    });
  });
}

function pinch(
  stage: HTMLElement,
  scaleNow: () => number,
  zoom: (to: number, x: number, y: number) => void,
): void {
  let begun: { distance: number; scale: number } | null = null;
  stage.addEventListener('touchend', () => {
    begun = null;
  });
  stage.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      event.preventDefault();
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      begun ??= { distance, scale: scaleNow() };
      const { left, top } = stage.getBoundingClientRect();
      const x = (one.clientX + other.clientX) / 2 - left;
      const y = (one.clientY + other.clientY) / 2 - top;
      zoom((begun.scale * distance) / begun.distance, x, y);
    },
    { passive: false },
  );
}
