import { type Box, type Direction, nearestBox } from './nearest-box';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const TEXT_BOX =
  'input:is([type=text], [type=email], [type=password], [type=search], [type=tel], [type=url], :not([type]))';
const KEEPS_ARROWS = [
  'select',
  'textarea',
  'input:is([type=date], [type=number], [type=range], [type=radio])',
].join();
const PICTURE = '[data-arrow-keys=stop]';
const WIDGETS = 'video[controls], audio, iframe, [contenteditable], [role=menu], [role=listbox]';
const CONTROLS = `a[href], button, input, summary, iframe, [tabindex]:not([tabindex^="-"]), ${PICTURE}`;
/** Includes controls in card previews, so that arrow keys reach the cards that previews cover. */
const SKIPPED = `[data-arrow-keys=skip], [data-preview] *, [tabindex^="-"]:not(${PICTURE}), ${PICTURE} *, :disabled, [type=hidden]`;

export function focusMover(): (event: KeyboardEvent) => void {
  /**
   * The text box that was focused with arrow keys. Up and Down leave it. Left and Right leave it if
   * it is empty. In other text boxes, arrow keys move the caret.
   */
  let entered: Element | null = null;
  return (event) => {
    const direction = DIRECTIONS[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!direction || hasModifier || event.defaultPrevented || event.isComposing) return;
    const focus = document.activeElement ?? document.body;
    if (isOwn(focus, direction, focus === entered)) return;
    const found = findNext(focus.closest(PICTURE) ?? focus, direction);
    const next = found?.matches(PICTURE) ? (found.querySelector('video') ?? found) : found;
    if (!next) return;
    event.preventDefault();
    entered = next.matches(TEXT_BOX) ? next : null;
    next.focus({ preventScroll: true });
    if (!stickyBar()?.contains(next)) reveal(next);
  };
}

function isOwn(focus: Element, direction: Direction, isEntered: boolean): boolean {
  if (focus.matches(KEEPS_ARROWS) || focus.closest(WIDGETS)) return true;
  if (!focus.matches(TEXT_BOX)) return false;
  const isAlongText = direction === 'left' || direction === 'right';
  const isEmpty = (focus as HTMLInputElement).value === '';
  return !isEntered || (isAlongText && !isEmpty);
}

function findNext(focus: Element, direction: Direction): HTMLElement | undefined {
  const bar = stickyBar();
  const top = bar?.getBoundingClientRect().bottom ?? 0;
  const from = originOf(focus, direction, top);
  if (!from) return undefined;
  const controls = [...scopeOf(focus).querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (it) => it !== focus && canBeFocused(it),
  );
  // When moving from the content, place the sticky bar at the top of the page, not of the window.
  const barOffset = bar && !bar.contains(focus) ? window.scrollY : 0;
  const boxes = controls.map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return new DOMRect(x, bar?.contains(it) ? y - barOffset : y, width, height);
  });
  const isAlong = direction === 'left' || direction === 'right';
  const reach = isAlong ? window.innerWidth : window.innerHeight - top;
  return controls[nearestBox(from, boxes, direction, reach)];
}

function scopeOf(focus: Element): ParentNode {
  const isFull = document.fullscreenElement !== null;
  const dialog = focus.closest('[role=dialog], [role=alertdialog]');
  return dialog ?? (isFull ? focus.closest('[data-stage]') : null) ?? document;
}

function originOf(focus: Element, direction: Direction, top: number): Box | null {
  const part = focus === document.body ? (document.querySelector('main') ?? focus) : focus;
  const { left, right, top: upper, bottom: lower } = part.getBoundingClientRect();
  const isPoint = part.matches(`${CONTROLS}, h1`);
  // The page, headings and the player may span the full width, so move from the start edge, where
  // reading begins.
  const start = getComputedStyle(part).direction === 'rtl' ? right : left;
  const isRead = part.matches(`main, h1, ${PICTURE}`);
  const across = isRead ? { left: start, right: start } : { left, right };
  const box = { ...across, top: upper, bottom: isPoint ? lower : upper };
  const isInView = box.bottom >= top && box.top < window.innerHeight;
  const isInBar = Boolean(stickyBar()?.contains(part));
  if (isInView || isInBar) return box;
  if (direction === 'left' || direction === 'right') return null;
  const edge = direction === 'up' && isPoint ? window.innerHeight : top;
  return { ...(isRead ? across : { left: 0, right: innerWidth }), top: edge, bottom: edge };
}

function stickyBar(): Element | null {
  const header = document.querySelector('header');
  return header && getComputedStyle(header).position === 'sticky' ? header : null;
}

function canBeFocused(element: HTMLElement): boolean {
  if (element.matches(`${SKIPPED}, ${KEEPS_ARROWS}`)) return false;
  if (element.closest('[inert], [aria-hidden=true]')) return false;
  const { width, height } = element.getBoundingClientRect();
  const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isShown && width > 0 && height > 0;
}

function reveal(element: HTMLElement) {
  const section = element.closest('main section');
  const nearest = { block: 'nearest', inline: 'nearest' } as const;
  if (section && section.clientHeight < window.innerHeight * 0.8) section.scrollIntoView(nearest);
  element.scrollIntoView(nearest);
}
