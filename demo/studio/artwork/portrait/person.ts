import type { Person } from '../../catalogue';
import { type Random, seeded } from '../random';

type Build = 'soft' | 'firm';

export type Look = {
  build: Build;
  skin: string;
  hair: string;
  wears: 'turban' | 'scarf' | null;
  drapes: boolean;
  straight: boolean;
  random: Random;
};

const SKINS = [
  '#f6d5bd',
  '#efc3a2',
  '#e2ac85',
  '#cf9468',
  '#b67a50',
  '#95603c',
  '#73462b',
  '#54311f',
] as const;

const HAIRS = {
  black: '#1c1618',
  brown: '#3d261b',
  chestnut: '#6b3a22',
  auburn: '#8e3f22',
  blond: '#c79a55',
  grey: '#9a9692',
  white: '#d9d6d0',
} as const;

type Hair = keyof typeof HAIRS;
type Kept = [build: Build, skin: number, hair: Hair];

const KEPT: Record<string, Kept> = {
  '501': ['firm', 4, 'black'],
  '502': ['soft', 3, 'black'],
  '503': ['firm', 3, 'brown'],
  '504': ['soft', 2, 'brown'],
  '505': ['firm', 5, 'black'],
  '506': ['soft', 4, 'black'],
  '507': ['soft', 3, 'chestnut'],
  '508': ['firm', 4, 'white'],
  '509': ['firm', 3, 'black'],
  '510': ['soft', 3, 'black'],
  '511': ['soft', 4, 'grey'],
  '512': ['firm', 6, 'black'],
  '513': ['soft', 5, 'black'],
  '514': ['firm', 5, 'grey'],
  '515': ['soft', 5, 'black'],
  '516': ['firm', 4, 'black'],
  '517': ['soft', 4, 'black'],
  '518': ['firm', 5, 'grey'],
  '519': ['firm', 4, 'black'],
  '520': ['soft', 4, 'black'],
  '521': ['soft', 5, 'brown'],
  '522': ['firm', 4, 'black'],
  '523': ['soft', 3, 'black'],
  '524': ['firm', 4, 'white'],
  '525': ['firm', 1, 'black'],
  '526': ['soft', 1, 'black'],
  '527': ['firm', 2, 'grey'],
  '528': ['soft', 1, 'brown'],
  '529': ['firm', 2, 'white'],
  '530': ['soft', 0, 'black'],
  '531': ['soft', 1, 'chestnut'],
  '532': ['firm', 1, 'black'],
  '533': ['soft', 1, 'black'],
  '534': ['soft', 1, 'black'],
  '535': ['firm', 2, 'black'],
  '536': ['soft', 1, 'auburn'],
  '537': ['firm', 3, 'black'],
  '538': ['soft', 4, 'black'],
  '539': ['soft', 2, 'black'],
  '540': ['soft', 0, 'auburn'],
  '541': ['firm', 1, 'brown'],
  '542': ['soft', 0, 'grey'],
  '543': ['firm', 1, 'grey'],
  '544': ['soft', 2, 'brown'],
  '545': ['firm', 2, 'black'],
  '546': ['soft', 1, 'chestnut'],
  '547': ['soft', 1, 'black'],
  '548': ['firm', 2, 'grey'],
  '549': ['firm', 0, 'blond'],
  '550': ['soft', 0, 'blond'],
  '551': ['soft', 0, 'blond'],
  '552': ['firm', 0, 'auburn'],
  '553': ['soft', 0, 'white'],
  '554': ['firm', 2, 'brown'],
  '555': ['soft', 0, 'chestnut'],
  '556': ['soft', 2, 'black'],
  '557': ['firm', 2, 'grey'],
  '558': ['soft', 0, 'auburn'],
  '559': ['firm', 6, 'black'],
  '560': ['firm', 0, 'auburn'],
  '561': ['soft', 0, 'auburn'],
  '562': ['firm', 1, 'brown'],
  '563': ['soft', 6, 'black'],
  '564': ['firm', 2, 'brown'],
  '565': ['soft', 0, 'white'],
  '566': ['firm', 7, 'grey'],
  '567': ['soft', 3, 'brown'],
  '568': ['firm', 4, 'black'],
  '569': ['soft', 5, 'black'],
  '570': ['firm', 3, 'black'],
  '571': ['firm', 1, 'brown'],
  '572': ['soft', 7, 'black'],
  '573': ['firm', 7, 'black'],
  '574': ['soft', 6, 'black'],
  '575': ['soft', 2, 'brown'],
  '576': ['firm', 4, 'black'],
  '577': ['soft', 2, 'black'],
  '578': ['firm', 2, 'grey'],
  '579': ['soft', 7, 'black'],
  '580': ['soft', 1, 'blond'],
  '581': ['soft', 4, 'black'],
  '582': ['firm', 4, 'black'],
  '583': ['soft', 5, 'grey'],
  '584': ['firm', 5, 'black'],
};

const WEARS: Record<string, Look['wears']> = { '509': 'turban', '575': 'scarf' };

const DRAPES = new Set(['506', '511', '513', '517', '521', '523', '581', '583']);

export function look({ id }: Person): Look {
  const random = seeded(Number(id) * 7919);
  const [build, skin, hair] = KEPT[id] ?? [
    random.pick(['soft', 'firm']),
    random.int(0, 7),
    random.pick<Hair>(['black', 'brown', 'chestnut', 'grey']),
  ];
  return {
    build,
    skin: SKINS[skin] ?? SKINS[3],
    hair: HAIRS[hair],
    wears: WEARS[id] ?? null,
    drapes: DRAPES.has(id),
    straight: id >= '525' && id <= '539',
    random,
  };
}
