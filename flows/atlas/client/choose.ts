/** What a chosen state or transition is: its sentence, its rules, the walks that cross it. */
import { type State, statesBelow } from '../../draw/chart';
import { sentenceOf, stateSentence } from '../../draw/words';
import { ruleText } from '../rules';
import { button, byId, el } from './dom';
import { mark, NOTHING } from './marks';
import { sourcesOf } from './overlay';

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly rules: readonly string[];
}

export function startChoosing(chart: State, isTaken: (transitionId: string) => boolean): void {
  const states = new Map(statesBelow(chart).map((state) => [state.id, state]));
  const transitions = new Map(
    [...states.values()].flatMap((state) => state.transitions.map((it) => [it.id, it])),
  );
  document.addEventListener('click', ({ target }) => {
    const part = (target as Element).closest<HTMLElement | SVGElement>(
      '[data-transition], [data-transitions], [data-state], [data-choose-transition], [data-choose-state]',
    );
    if (!part) return;
    const transition = transitions.get(transitionIn(part.dataset) ?? '');
    const state = states.get(part.dataset.state ?? part.dataset.chooseState ?? '');
    if (transition && isTaken(transition.id)) return;
    if (transition) {
      const { id, rules } = transition;
      mark('chosen', { ...NOTHING, transitions: new Set([id]) });
      show({ id, title: 'Transition', sentence: sentenceOf(transition), rules });
    } else if (state) {
      const { id, rules } = state;
      mark('chosen', { ...NOTHING, states: new Set([id]) });
      show({ id, title: state.key, sentence: stateSentence(state), rules });
    }
  });
}

function transitionIn({ transition, transitions, chooseTransition }: DOMStringMap) {
  const [first] = JSON.parse(transitions ?? '[]') as string[];
  return transition ?? chooseTransition ?? first;
}

function show({ id, title, sentence, rules }: Choice): void {
  const panel = byId('panel');
  panel.hidden = false;
  const heading = el('h2', { tabIndex: -1 }, title);
  panel.replaceChildren(
    heading,
    el('p', {}, sentence),
    ...shotOf(id),
    el('h3', {}, 'Rules'),
    rules.length === 0
      ? el('p', {}, 'None is named here.')
      : el('ul', {}, ...rules.map((rule) => el('li', {}, `${ruleText(rule)} (${rule})`))),
    el('h3', {}, 'Crossed by'),
    el('p', {}, sourcesOf(id).join(', ') || 'Nothing yet.'),
    el('h3', {}, 'Walks through it'),
    el('ul', {}, ...walksThrough(id).map((walk) => el('li', {}, linkTo(walk)))),
    button('Close', () => {
      mark('chosen', NOTHING);
      panel.hidden = true;
      byId('stage').focus();
    }),
  );
  heading.focus({ preventScroll: true });
}

function walksThrough(id: string): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('[data-crosses]')].filter((walk) =>
    (JSON.parse(walk.dataset.crosses ?? '[]') as string[]).includes(id),
  );
}

/** The page as a walk in the site has seen it in this state. */
function shotOf(id: string): HTMLElement[] {
  const shots = JSON.parse(byId('main').dataset.shots ?? '[]') as string[];
  if (!shots.includes(id)) return [];
  const alt = 'The page, as a walk in the site has seen it here';
  return [el('img', { src: `shots/${id}.jpg`, alt, width: 720, height: 450 })];
}

function linkTo(walk: HTMLDetailsElement): HTMLAnchorElement {
  const open = () => {
    walk.open = true;
  };
  const words = walk.querySelector('summary')?.textContent ?? walk.id;
  return el('a', { href: `#${walk.id}`, onclick: open }, words);
}
