import { type Part, type State, statesBelow, transitionsById } from '../../draw/chart';
import { capital, placeOf, sentenceOf, stateSentence } from '../../draw/words';
import { ruleText } from '../rules';
import { button, byId, el, idsIn, listed, namedInAddress, nameInAddress } from './dom';
import { mark, NOTHING } from './marks';
import { sourcesOf } from './overlay';
import { closePanel, openPanel } from './panel';
import type { View } from './view';

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly parts: readonly Part[];
  readonly rules: readonly string[];
}

const CHOOSES =
  '[data-transition], [data-transitions], [data-state], [data-choose-transition], [data-choose-state]';

export function startChoosing(
  chart: State,
  view: View,
  takeIfOffered: (transitionId: string) => boolean,
): void {
  const states = new Map(statesBelow(chart).map((state) => [state.id, state]));
  const transitions = transitionsById(chart);

  function choose(id: string, opener: Element | null): void {
    const transition = transitions.get(id);
    const state = states.get(id);
    const ids = new Set([id]);
    if (transition && takeIfOffered(id)) return;
    if (transition) {
      mark('chosen', { ...NOTHING, transitions: ids });
      const { rules, parts } = transition;
      show(view, opener, {
        id,
        title: 'Transition',
        sentence: sentenceOf(transition),
        parts,
        rules,
      });
    } else if (state) {
      mark('chosen', { ...NOTHING, states: ids });
      const { rules, parts } = state;
      const title = capital(placeOf(id));
      show(view, opener, { id, title, sentence: stateSentence(state), parts, rules });
    }
  }

  document.addEventListener('click', ({ target }) => {
    const part = (target as Element).closest<HTMLElement | SVGElement>(CHOOSES);
    if (part) choose(idIn(part.dataset), part instanceof HTMLElement ? part : null);
  });

  const chooseNamed = () => choose(namedInAddress(), null);
  addEventListener('hashchange', chooseNamed);
  chooseNamed();
}

function idIn({ transition, transitions, chooseTransition, state, chooseState }: DOMStringMap) {
  const [first] = idsIn(transitions);
  return transition ?? chooseTransition ?? first ?? state ?? chooseState ?? '';
}

function show(view: View, opener: Element | null, choice: Choice): void {
  const { id, title, sentence, parts, rules } = choice;
  nameInAddress(id);
  const part = view.find('.state.chosen, .words.chosen, .chosen');
  openPanel(
    view,
    title,
    part,
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
    ...listed('Test paths through it', pathsThrough(id).map(linkTo)),
    button('Close', () => {
      mark('chosen', NOTHING);
      closePanel();
      const isLeft = opener instanceof HTMLElement && opener.isConnected;
      (isLeft ? opener : byId('stage')).focus();
    }),
  );
}

function pathsThrough(id: string): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('[data-crosses]')].filter((path) =>
    idsIn(path.dataset.crosses).includes(id),
  );
}

function shotOf(id: string): HTMLElement[] {
  const { [id]: commit } = JSON.parse(byId('main').dataset.shots ?? '{}') as Record<string, string>;
  if (commit === undefined) return [];
  const alt = 'Screenshot of the site in this state';
  return [
    el('img', { src: `shots/${id}.jpg`, alt, width: 720, height: 450 }),
    el('p', { className: 'facts' }, `At commit ${commit}.`),
  ];
}

function linkTo(path: HTMLDetailsElement): HTMLAnchorElement {
  const onclick = () => {
    path.open = true;
  };
  const words = path.querySelector('summary')?.textContent ?? path.id;
  return el('a', { href: `#${path.id}`, onclick }, words);
}
