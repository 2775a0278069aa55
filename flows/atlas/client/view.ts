/** Zoom and pan: the stage scrolls by wheel, touch and arrow keys; a mouse can drag it. */
import { byId } from './dom';

const STEP = 1.25;
const [LEAST, MOST] = [0.2, 4];

export function startView(): void {
  const stage = byId('stage');
  const picture = stage.querySelector('svg');
  if (!picture) return;
  const { width, height } = picture.viewBox.baseVal;
  let scale = 1;

  /** Keeps the point under `x`, `y` of the stage where it is. */
  const zoom = (to: number, x = stage.clientWidth / 2, y = stage.clientHeight / 2) => {
    const next = Math.min(MOST, Math.max(LEAST, to));
    const [left, top] = [(stage.scrollLeft + x) / scale, (stage.scrollTop + y) / scale];
    scale = next;
    picture.setAttribute('width', `${width * scale}`);
    picture.setAttribute('height', `${height * scale}`);
    stage.scrollTo(left * scale - x, top * scale - y);
  };
  const fitWidth = () => zoom(Math.min(1, stage.clientWidth / width), 0, 0);

  byId('zoom-in').onclick = () => zoom(scale * STEP);
  byId('zoom-out').onclick = () => zoom(scale / STEP);
  byId('zoom-none').onclick = () => zoom(1);
  byId('zoom-fit').onclick = () =>
    zoom(Math.min(stage.clientWidth / width, stage.clientHeight / height), 0, 0);
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
  // A phone reads a corner of the chart at full size better than all of it too small.
  if (stage.clientWidth > 900) fitWidth();
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
