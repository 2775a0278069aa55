/** The panel: the charts that run, where each of them is, and the steps that led there. */

import { button, el } from '../atlas/client/dom';
import type { Step } from './allowed';
import { hostOf } from './host';
import { createLog, type Log } from './log';
import { createPictureBox } from './picture';
import { recordingText, runningAfter, shortStates } from './recording';
import { createRunningList } from './running-list';

/** Steps that are listed; older ones are reached by going back. */
const LISTED = 50;

/** Shows the panel on the page. @returns what is told each step */
export function showPanel(...more: readonly HTMLButtonElement[]): Log['add'] {
  const log = createLog(() => schedule());
  /** The actor whose chart is looked at, or `null`: the one that took the step. */
  let chosen: number | null = null;

  const running = createRunningList(choose);
  const picture = createPictureBox();
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
    el('div', { className: 'tools' }, back, forward, live, save, ...more),
    position,
    list,
  );
  const collapse = button('Collapse', () => {
    body.hidden = !body.hidden;
    collapse.ariaExpanded = String(!body.hidden);
    collapse.textContent = body.hidden ? 'Expand' : 'Collapse';
    schedule();
  });
  collapse.ariaExpanded = 'true';
  const move = button('Move', () => panel.classList.toggle('moved'));
  const panel = el(
    'section',
    { className: 'panel', ariaLabel: 'Running flows' },
    el(
      'header',
      {},
      el('h2', {}, 'Running flows'),
      collapse,
      move,
      button('Close', () => host.remove()),
    ),
    body,
  );
  const host = hostOf(panel);
  document.body.append(host);

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
    if (looked) picture.show(looked);
  }

  function choose(actor: number): void {
    chosen = chosen === actor ? null : actor;
    schedule();
  }

  return log.add;
}

function lineOf(step: Step): string {
  const seconds = (step.time / 1000).toFixed(1);
  return `${seconds} s · ${step.use}: ${step.event} → ${shortStates(step)}`;
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: address, download: 'session.json' }).click();
  URL.revokeObjectURL(address);
}
