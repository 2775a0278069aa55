import type { Colour } from '../palette';

export interface Pair {
  readonly need: string;
  readonly field: 'ground' | 'text' | 'accent';
  readonly colour: Colour;
  readonly on: readonly Ground[];
  readonly least: number;
}

/**
 * A translucent colour is checked over the worst-case image: white on dark sites, black on light
 * sites.
 */
export type Ground = Colour | { readonly colour: Colour; readonly opacity: number };

const TEXT = 4.5;
const EDGE = 3;

const GROUNDS: readonly Colour[] = ['ink.900', 'ink.950', 'ink.850', 'ink.800'];
const HOVERED: readonly Colour[] = [...GROUNDS, 'ink.700'];
const PICTURE: Ground = { colour: 'ink.950', opacity: 0.72 };
const HERO: Ground = { colour: 'ink.950', opacity: 0.74 };

export const pairs: readonly Pair[] = [
  { need: 'texts', field: 'text', colour: 'ivory.50', on: [...HOVERED, PICTURE], least: TEXT },
  { need: 'second texts', field: 'text', colour: 'ivory.200', on: [...HOVERED, HERO], least: TEXT },
  { need: 'quiet texts', field: 'text', colour: 'ivory.400', on: HOVERED, least: TEXT },
  {
    need: 'labels on light grounds',
    field: 'text',
    colour: 'ink.900',
    on: ['ivory.50'],
    least: TEXT,
  },
  { need: 'buttons', field: 'accent', colour: 'amber.400', on: ['ink.900'], least: TEXT },
  { need: 'marks', field: 'accent', colour: 'amber.400', on: HOVERED, least: EDGE },
  {
    need: 'labels of buttons',
    field: 'accent',
    colour: 'ink.950',
    on: ['amber.400', 'amber.300'],
    least: TEXT,
  },
  { need: 'focus rings', field: 'accent', colour: 'amber.300', on: HOVERED, least: EDGE },
  { need: 'edges of fields', field: 'ground', colour: 'ink.500', on: GROUNDS, least: EDGE },
  { need: 'errors', field: 'ground', colour: 'coral.300', on: GROUNDS, least: TEXT },
  { need: 'warnings', field: 'ground', colour: 'coral.400', on: GROUNDS, least: TEXT },
  {
    need: 'labels of warnings',
    field: 'ground',
    colour: 'ink.950',
    on: ['coral.400'],
    least: TEXT,
  },
  { need: 'successes', field: 'ground', colour: 'jade.300', on: GROUNDS, least: TEXT },
];
