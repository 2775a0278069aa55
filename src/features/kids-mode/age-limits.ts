import { text } from '../../lib/site/texts';

/** In years. */
const AGE_LIMITS = [0, 8, 13, 16];

/** The limits to choose from, in words. */
export const limitOptions = () =>
  AGE_LIMITS.map((limit) => ({ value: String(limit), label: text('kidsMode.limit', { limit }) }));
