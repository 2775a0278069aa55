/** The words in a state's box and beside an arrow, line by line, and how much room they take. */
import type { State, Transition } from './chart';
import { widthOf, wrap } from './measure';
import { causeOf } from './words';

export type Style = 'title' | 'description' | 'tag' | 'effect' | 'action' | 'cause' | 'condition';

interface Line {
  readonly text: string;
  readonly style: Style;
}

/** Lines that belong together: of the state itself, or of one transition. */
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
};

export function sizeOf(style: Style): number {
  return STYLES[style].size;
}

/** A state's name and facts, and the transitions that leave it as it is. */
export function stateBox(state: State): Box {
  const facts = [
    ...lines('description', state.description === null ? [] : [state.description]),
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
  const staying = state.transitions.filter(({ targets }) => targets.length === 0);
  return boxOf([
    { transition: null, lines: [...lines('title', [state.key]), ...facts] },
    ...staying.map((transition) => ({ transition, lines: linesOf(transition) })),
  ]);
}

/** What stands beside one arrow, for one transition or several. */
export function labelBox(transitions: readonly Transition[]): Box {
  return boxOf(
    transitions.map((transition) => ({ transition, lines: linesOf(transition) })),
    LABEL_PADDING,
  );
}

function linesOf(transition: Transition): Line[] {
  const { condition, actions } = transition;
  return [
    ...lines('cause', [causeOf(transition)]),
    ...lines('condition', condition === null ? [] : [condition]),
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
