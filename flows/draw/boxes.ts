import type { State, Transition } from './chart';
import { widthOf, wrap } from './measure';
import { causeOf, withoutRoot } from './words';

export type Style =
  | 'title'
  | 'description'
  | 'tag'
  | 'effect'
  | 'action'
  | 'cause'
  | 'condition'
  | 'target';

interface Line {
  readonly text: string;
  readonly style: Style;
}

interface Block {
  readonly transition: Transition | null;
  readonly lines: readonly Line[];
}

export interface Box {
  readonly blocks: readonly Block[];
  readonly width: number;
  readonly height: number;
}

export const PADDING = 10;
export const LABEL_PADDING = 3;
export const LINE_HEIGHT = 18;
export const BLOCK_GAP = 6;
const TEXT_WIDTH = 170;

const STYLES: Readonly<Record<Style, { size: number; isBold: boolean }>> = {
  title: { size: 15, isBold: true },
  description: { size: 12.5, isBold: false },
  tag: { size: 12, isBold: false },
  effect: { size: 12.5, isBold: false },
  action: { size: 12.5, isBold: false },
  cause: { size: 13, isBold: true },
  condition: { size: 12.5, isBold: false },
  target: { size: 12.5, isBold: true },
};

export function sizeOf(style: Style): number {
  return STYLES[style].size;
}

export function stateBox(state: State, hasArrow: (transition: Transition) => boolean): Box {
  const facts = [
    ...lines('description', state.description === null ? [] : [state.description]),
    ...lines('description', state.end === null ? [] : [`The end: ${state.end}`]),
    ...lines('tag', state.tags.length === 0 ? [] : [state.tags.map((tag) => `#${tag}`).join(' ')]),
    ...lines(
      'effect',
      state.effects.map((effect) => `runs ${effect}`),
    ),
    ...lines(
      'action',
      state.entry.map((action) => `entry / ${action}`),
    ),
    ...lines(
      'action',
      state.exit.map((action) => `exit / ${action}`),
    ),
  ];
  return boxOf([
    { transition: null, lines: [...lines('title', [state.key]), ...facts] },
    ...state.transitions
      .filter((transition) => !hasArrow(transition))
      .map((transition) => ({ transition, lines: linesOf(transition, transition.targets) })),
  ]);
}

export function labelBox(transitions: readonly Transition[]): Box {
  return boxOf(
    transitions.map((transition) => ({
      transition,
      lines: linesOf(transition, transition.targets.slice(1)),
    })),
    LABEL_PADDING,
  );
}

function linesOf(transition: Transition, targets: readonly string[]): Line[] {
  const { condition, actions } = transition;
  return [
    ...lines('cause', [causeOf(transition)]),
    ...lines('condition', condition === null ? [] : [condition]),
    ...lines(
      'target',
      targets.map((target) => `→ ${withoutRoot(target)}`),
    ),
    ...lines(
      'action',
      actions.map((action) => `/ ${action}`),
    ),
  ];
}

function lines(style: Style, texts: readonly string[]): Line[] {
  const { size, isBold } = STYLES[style];
  return texts.flatMap((text) =>
    wrap(text, size, TEXT_WIDTH, isBold).map((line) => ({ text: line, style })),
  );
}

function boxOf(blocks: readonly Block[], padding = PADDING): Box {
  const all = blocks.flatMap((block) => block.lines);
  const widths = all.map(({ text, style }) =>
    widthOf(text, STYLES[style].size, STYLES[style].isBold),
  );
  return {
    blocks,
    width: Math.ceil(Math.max(...widths) + 2 * padding),
    height: all.length * LINE_HEIGHT + (blocks.length - 1) * BLOCK_GAP + 2 * padding,
  };
}
