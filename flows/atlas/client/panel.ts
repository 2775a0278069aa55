import { byId, el } from './dom';
import type { View } from './view';

export function openPanel(
  view: View,
  title: string,
  part: Element | null,
  ...content: readonly (Node | string)[]
): void {
  const panel = byId('panel');
  const heading = el('h2', { tabIndex: -1 }, title);
  panel.hidden = false;
  panel.replaceChildren(heading, ...content);
  panel.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
  if (part) view.reveal(part);
  if (!isSeen(heading) || !isSeen(part ?? byId('stage'))) byId('columns').scrollIntoView();
}

export function closePanel(): void {
  byId('panel').hidden = true;
}

function isSeen(part: Element): boolean {
  const panel = byId('panel');
  const isBehindSheet = getComputedStyle(panel).position === 'fixed' && !panel.contains(part);
  const top = Math.max(0, document.querySelector('nav')?.getBoundingClientRect().bottom ?? 0);
  const bottom = isBehindSheet ? panel.getBoundingClientRect().top : innerHeight;
  const box = part.getBoundingClientRect();
  return box.top >= top && Math.min(box.bottom, box.top + 40) <= bottom;
}
