import type { Art } from '../catalogue';
import type { Random } from './random';

export type Palette = {
  sky: readonly [string, string, string, string];
  light: string;
  near: string;
  rim: string;
  accent: string;
  text: string;
  paper: string;
  dark: boolean;
};

type Row = [string, string, string, string, string, string, string, string];

/** Columns: zenith, high, low, horizon, light, near, accent, paper. */
const ROWS: Record<Art['mood'], readonly [Row, ...Row[]]> = {
  dawn: [
    ['#2f2a63', '#85508f', '#f28b78', '#ffdca6', '#fff3d6', '#1b1236', '#ff6f61', '#f6e3cf'],
    ['#20406b', '#6d86a8', '#f5b497', '#ffe9cb', '#fffaf0', '#14233d', '#f4604c', '#efe6d8'],
    ['#3a2350', '#a2476c', '#ff8f70', '#ffd38a', '#fff0c4', '#220f2f', '#3fd0c9', '#f8dfc4'],
  ],
  noon: [
    ['#0b62a8', '#2f9bd8', '#8fd6ee', '#eef9ef', '#fffbe4', '#0c2b40', '#ff6b3d', '#f4efdf'],
    ['#0e8290', '#4fb8b6', '#b9e4c8', '#fff4c6', '#fffbe0', '#0b3034', '#f2542d', '#f7edd2'],
    ['#2d5fd0', '#6aa5f0', '#c3e0f8', '#fff5e0', '#ffffff', '#13234f', '#ffb400', '#f2ead8'],
  ],
  dusk: [
    ['#1b1145', '#5b1f6e', '#d5436c', '#ffa562', '#ffe3a8', '#12082b', '#ffd166', '#f3d9c3'],
    ['#0e1c3f', '#34406f', '#bd627a', '#f9b07d', '#ffe7c4', '#0a1128', '#ff7f50', '#eddacb'],
    ['#23123f', '#7a2a52', '#ea5f45', '#ffc15e', '#fff0b8', '#180a25', '#4cc9c0', '#f6dcb8'],
  ],
  night: [
    ['#050b1f', '#0c2149', '#1f4d86', '#5c97c4', '#f6f2dc', '#030815', '#ffc85a', '#dfe3e6'],
    ['#090a1c', '#191c48', '#3d3f88', '#8a83c4', '#f3ecff', '#05051a', '#ff8f6b', '#e2dcea'],
    ['#04141a', '#0a3440', '#196a70', '#69b3a6', '#eefbe8', '#020d12', '#ffb454', '#dbe7df'],
  ],
  storm: [
    ['#0f161d', '#2a3c48', '#5a737c', '#b3c2bb', '#eef3e8', '#080d12', '#ffce54', '#d9dcd4'],
    ['#14141f', '#35364c', '#6d6b80', '#c2b5b1', '#f6ebe0', '#0b0b14', '#e8503a', '#ddd7d0'],
    ['#0b1c22', '#1f4a52', '#5b9490', '#cfdcae', '#f8f8d8', '#050f13', '#f6a53c', '#d8ddcb'],
  ],
  neon: [
    ['#0b0324', '#35096e', '#b8138f', '#ff5fae', '#ffd4f0', '#07021a', '#19e3ff', '#f5d9ea'],
    ['#03121f', '#063f5c', '#0f9bae', '#6ff3d6', '#e6fff4', '#020b16', '#ff2e88', '#d9f0ea'],
    ['#0d0630', '#2b1a8a', '#7a34e0', '#ff6a8a', '#ffe0b8', '#080320', '#ffe04a', '#ece0f5'],
  ],
  ember: [
    ['#140405', '#4f0e11', '#bf2d17', '#ff932f', '#ffe08f', '#0d0203', '#ffc640', '#f1dcc4'],
    ['#1a0a06', '#5c1f0f', '#d4541c', '#ffb44a', '#fff0b0', '#120503', '#57c7b6', '#f2dfc2'],
    ['#16050e', '#560d2e', '#c41f3f', '#ff7a4f', '#ffd6a0', '#0e0208', '#ffd447', '#f3d8cb'],
  ],
  frost: [
    ['#16304d', '#4a7ba3', '#a9d1e4', '#f0f8fb', '#ffffff', '#0c1c30', '#e5533d', '#eaf0f2'],
    ['#25295a', '#6467ad', '#b6b8e6', '#f3eefa', '#ffffff', '#141636', '#ff7aa2', '#ecebf3'],
    ['#0f3a44', '#3f8790', '#a4d6d2', '#f2faf3', '#ffffff', '#082127', '#f08a24', '#e6f0ec'],
  ],
  gold: [
    ['#2a1504', '#7d4611', '#dc962d', '#ffe6a2', '#fff8d8', '#1a0c02', '#c8321f', '#f5e6c2'],
    ['#2b1a3d', '#9a4a4f', '#f2a53f', '#ffe9a8', '#fff8d8', '#170c22', '#e0452f', '#f5e4c4'],
    ['#32120c', '#953f1a', '#ea9a3c', '#ffe8b0', '#fff6d4', '#1f0906', '#2b8a8f', '#f6e2c0'],
  ],
  mint: [
    ['#06302f', '#14695e', '#62bb98', '#dff7d2', '#fbffe6', '#042020', '#ff7a59', '#eaf3e0'],
    ['#0b2f3a', '#1f7a80', '#7fd1c0', '#f4f7d0', '#fffde0', '#062026', '#ff5d73', '#eef2dc'],
    ['#17362a', '#4a8a5c', '#a9d38a', '#fbf3c0', '#fffbdc', '#0c2119', '#f2643d', '#f1efd2'],
  ],
};

const DARK = new Set<Art['mood']>(['night', 'neon', 'ember', 'dusk', 'storm']);

export function palette(mood: Art['mood'], random: Random): Palette {
  const [zenith, high, low, horizon, light, near, accent, paper] = random.pick(ROWS[mood]);
  return {
    sky: [zenith, high, low, horizon],
    light,
    near,
    rim: light,
    accent,
    text: '#fff6e6',
    paper,
    dark: DARK.has(mood),
  };
}
