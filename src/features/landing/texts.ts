import { priceText } from '../../lib/site/money';
import { hasFeature, type SiteFeatures, siteSettings } from '../../lib/site/settings';

/** The spec (§2) fixes both monthly prices. */
export function prices() {
  const { landing } = siteSettings().currency;
  return { lowest: priceText(149, landing), highest: priceText(649, landing) };
}

const features = [
  { id: 'bigScreen', picture: 'living-room' },
  { id: 'everyScreen', picture: 'every-screen' },
  { id: 'watchlist', picture: 'watchlist' },
  { id: 'yourFilm', picture: 'your-film', needs: 'submission' },
] as const;

const questions = [
  { id: 'what' },
  { id: 'cost', needs: 'plans' },
  { id: 'where' },
  { id: 'cancel', needs: 'plans' },
  { id: 'titles' },
  { id: 'kids' },
] as const;

export type Feature = (typeof features)[number];

export const shownFeatures = () => features.filter(isOffered);
export const shownQuestions = () => questions.filter(isOffered).map(({ id }) => id);

const isOffered = (it: object) => !('needs' in it) || hasFeature(it.needs as keyof SiteFeatures);
