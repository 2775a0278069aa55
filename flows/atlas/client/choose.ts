/** What a chosen state or transition is: its sentence, its rules, the walks that cross it. */
import { type Part, type State, statesBelow } from '../../draw/chart';
import { sentenceOf, stateSentence } from '../../draw/words';
import { ruleText } from '../rules';
import { button, byId, el } from './dom';
import { mark, NOTHING } from './marks';
import { sourcesOf } from './overlay';
import type { View } from './view';

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly parts: readonly Part[];
  readonly rules: readonly string[];
}

/**
 * Also chooses the state that the address names: `checkout.html#checkout.paid`.
 *
 * @param isTaken whether a simulation has taken the transition instead
 */
export function startChoosing(
  chart: State,
  view: View,
  isTaken: (transitionId: string) => boolean,
): void {
  const states = new Map(statesBelow(chart).map((state) => [state.id, state]));
  const transitions = new Map(
    [...states.values()].flatMap((state) => state.transitions.map((it) => [it.id, it])),
  );

  function choose(transitionId: string | undefined, stateId: string): void {
    const transition = transitions.get(transitionId ?? '');
    const state = states.get(stateId);
    if (transition && isTaken(transition.id)) return;
    if (transition) {
      const { id, rules, parts } = transition;
      mark('chosen', { ...NOTHING, transitions: new Set([id]) });
      show({ id, title: 'Transition', sentence: sentenceOf(transition), parts, rules });
    } else if (state) {
      const { id, rules, parts } = state;
      mark('chosen', { ...NOTHING, states: new Set([id]) });
      show({ id, title: state.key, sentence: stateSentence(state), parts, rules });
    }
  }

  /** Brings what is chosen elsewhere on the page before the reader, in its picture. */
  function bringIntoView(): void {
    byId('columns').scrollIntoView();
    const part = byId('stage').querySelector('.chosen');
    if (part) view.bringToMiddle(part);
  }

  document.addEventListener('click', ({ target }) => {
    const part = (target as Element).closest<HTMLElement | SVGElement>(
      '[data-transition], [data-transitions], [data-state], [data-choose-transition], [data-choose-state]',
    );
    if (!part) return;
    const { state, chooseState } = part.dataset;
    choose(transitionIn(part.dataset), state ?? chooseState ?? '');
    if (part instanceof HTMLElement) bringIntoView();
  });

  const named = decodeURIComponent(location.hash.slice(1));
  if (!states.has(named)) return;
  choose(undefined, named);
  bringIntoView();
}

function transitionIn({ transition, transitions, chooseTransition }: DOMStringMap) {
  const [first] = JSON.parse(transitions ?? '[]') as string[];
  return transition ?? chooseTransition ?? first;
}

function show({ id, title, sentence, parts, rules }: Choice): void {
  const panel = byId('panel');
  const before = document.activeElement;
  panel.hidden = false;
  const heading = el('h2', { tabIndex: -1 }, title);
  panel.replaceChildren(
    heading,
    el('p', {}, sentence),
    ...shotOf(id),
    ...listed(
      'Conditions and actions',
      parts.map((part) => `${part.name}: ${part.sentence}`),
    ),
    ...listed(
      'Rules',
      rules.map((rule) => `${ruleText(rule)} (${rule})`),
    ),
    ...listed('Covered by', sourcesOf(id)),
    ...listed('Walks through it', walksThrough(id).map(linkTo)),
    button('Close', () => {
      mark('chosen', NOTHING);
      panel.hidden = true;
      const isLeft = before instanceof HTMLButtonElement && before.isConnected;
      (isLeft ? before : byId('stage')).focus();
    }),
  );
  panel.scrollTo(0, 0);
  panel.scrollIntoView({ block: 'nearest' });
  heading.focus({ preventScroll: true });
}

function listed(title: string, lines: readonly (Node | string)[]): HTMLElement[] {
  if (lines.length === 0) return [];
  return [el('h3', {}, title), el('ul', {}, ...lines.map((line) => el('li', {}, line)))];
}

function walksThrough(id: string): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('[data-crosses]')].filter((walk) =>
    (JSON.parse(walk.dataset.crosses ?? '[]') as string[]).includes(id),
  );
}

/** The page as a walk in the site has seen it in this state. */
function shotOf(id: string): HTMLElement[] {
  const { [id]: commit } = JSON.parse(byId('main').dataset.shots ?? '{}') as Record<string, string>;
  if (commit === undefined) return [];
  const alt = 'The page, as a walk in the site has seen it here';
  return [
    el('img', { src: `shots/${id}.jpg`, alt, width: 720, height: 450 }),
    el('p', { className: 'facts' }, `At commit ${commit}.`),
  ];
}

function linkTo(walk: HTMLDetailsElement): HTMLAnchorElement {
  const open = () => {
    walk.open = true;
  };
  const words = walk.querySelector('summary')?.textContent ?? walk.id;
  return el('a', { href: `#${walk.id}`, onclick: open }, words);
}
