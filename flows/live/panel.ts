import { button, el } from '../atlas/client/dom';
import type { Step } from './allowed';
import { createAtlasLink } from './atlas-link';
import type { Detail } from './details';
import { createLog } from './log';
import { createPictureBox } from './picture';
import { recordingText, runningAfter } from './recording';
import { createRunningList } from './running-list';
import type { Entry } from './session';
import { type Kept, openWindow } from './window';

const LISTED = 50;

export function showPanel(kept: Kept, ...more: readonly HTMLButtonElement[]) {
  const log = createLog(() => schedule());
  const entries = new WeakMap<Step, Entry>();
  let chosen: number | null = null;

  const running = createRunningList(choose);
  const picture = createPictureBox();
  const link = createAtlasLink();
  const position = el('p', { className: 'position' });
  const list = el('ol', {
    className: 'steps',
    tabIndex: 0,
    ariaLabel: 'Steps, the last one first',
  });
  const back = button('Back', () => log.move(-1));
  const forward = button('Forward', () => log.move(1));
  const live = button('Live', log.goLive);
  const save = button('Save', () => download(recordingText(log.steps())));
  const changes = el('dl');
  const changed = el(
    'div',
    { className: 'changes', role: 'region', tabIndex: 0, ariaLabel: 'What the step changed' },
    changes,
  );
  const body = el(
    'div',
    { className: 'body' },
    el('div', { className: 'which' }, running.element, link.element),
    el(
      'div',
      { className: 'what' },
      el('div', { className: 'tools' }, back, forward, live, save, ...more),
      position,
      changed,
      list,
    ),
    el(
      'div',
      { className: 'where' },
      el('div', { className: 'tools' }, ...picture.buttons),
      picture.element,
    ),
  );
  openWindow(body, kept, () => schedule());

  let isScheduled = false;
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      if (!body.hidden) show();
    });
  }

  function show(): void {
    const [steps, place] = [log.steps(), log.place()];
    const now = runningAfter(steps, place);
    const looked = now.find(({ actor }) => actor === chosen) ?? steps[place];
    position.textContent = `Step ${place + 1} of ${steps.length}`;
    back.disabled = place <= 0;
    forward.disabled = log.isLive();
    live.ariaPressed = String(log.isLive());
    running.show(now, chosen);
    const first = Math.max(0, place + 1 - LISTED);
    const lines = steps.slice(first, place + 1).map((step) => el('li', {}, lineOf(step)));
    list.replaceChildren(...lines.reverse());
    if (!looked) return;
    changes.replaceChildren(...(entries.get(looked)?.details ?? []).flatMap(lineOfDetail));
    picture.show(looked);
    link.show(looked);
  }

  function lineOf(step: Step): string {
    const since = step.time - (log.steps()[0]?.time ?? 0);
    return `${(since / 1000).toFixed(1)} s · ${entries.get(step)?.says}`;
  }

  function choose(actor: number): void {
    chosen = chosen === actor ? null : actor;
    schedule();
  }

  return (entry: Entry): void => {
    entries.set(entry.step, entry);
    log.add(entry.step);
  };
}

function lineOfDetail({ term, text }: Detail): HTMLElement[] {
  return [el('dt', {}, term), el('dd', {}, text)];
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: address, download: 'session.json' }).click();
  URL.revokeObjectURL(address);
}
