import { text } from '../../lib/site/texts';

const AGE_LIMITS = [0, 8, 13, 16];

export const limitOptions = () =>
  AGE_LIMITS.map((limit) => ({ value: String(limit), label: text('kidsMode.limit', { limit }) }));
