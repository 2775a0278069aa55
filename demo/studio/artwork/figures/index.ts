import type { Art } from '../../catalogue';
import { ANIMALS } from './animals';
import type { Figure } from './figure';
import { GROUPS } from './groups';
import { MACHINES } from './machines';
import { PEOPLE } from './people';
import { PERFORMERS } from './performers';

type FigureName = Exclude<Art['figure'], 'none'>;

export const FIGURES: Record<FigureName, Figure> = {
  ...PEOPLE,
  ...PERFORMERS,
  ...GROUPS,
  ...ANIMALS,
  ...MACHINES,
};
