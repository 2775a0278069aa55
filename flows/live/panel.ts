/** The panel: the charts that run, where each of them is, and the steps that led there. */
import { button, el } from '../atlas/client/dom';
import type { Step } from './allowed';
import { createAtlasLink } from './atlas-link';
import { createLog } from './log';
import { createPictureBox } from './picture';
import { recordingText, runningAfter } from './recording';
import { createRunningList } from './running-list';
import type { Told } from './session';
import { type Kept, openWindow } from './window';

/** Steps that are listed; older ones are reached by going back. */
const LISTED = 50;

/** Shows the panel on the page. @returns what is told each step of the session */
export function showPanel(kept: Kept, ...more: readonly HTMLButtonElement[]) {
  const log = createLog(() => schedule());
  const words = new WeakMap<Step, string>();
  /** The actor whose chart is looked at, or `null`: the one that took the step. */
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
  const body = el(
    'div',
    { className: 'body' },
    running.element,
    picture.element,
    el('div', { className: 'tools' }, ...picture.buttons, link.element),
    el('div', { className: 'tools' }, back, forward, live, save, ...more),
    position,
    list,
  );
  openWindow(body, kept, () => schedule());

  /** Once a frame, however many steps it brought. */
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
    picture.show(looked);
    link.show(looked);
  }

  function lineOf(step: Step): string {
    const since = step.time - (log.steps()[0]?.time ?? 0);
    return `${(since / 1000).toFixed(1)} s · ${words.get(step)}`;
  }

  function choose(actor: number): void {
    chosen = chosen === actor ? null : actor;
    schedule();
  }

  return ({ step, says }: Told): void => {
    words.set(step, says);
    log.add(step);
  };
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: address, download: 'session.json' }).click();
  URL.revokeObjectURL(address);
}
