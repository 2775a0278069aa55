import { priceText } from '../../lib/site/money';
import { hasFeature, type SiteFeatures, siteSettings } from '../../lib/site/settings';

/** The spec (§2) fixes both monthly prices. */
export function prices() {
  const { landing } = siteSettings().currency;
  return { lowest: priceText(149, landing), highest: priceText(649, landing) };
}

const features = [
  {
    picture: 'living-room',
    title: 'landing.features.bigScreen.title',
    line: 'landing.features.bigScreen.text',
  },
  {
    picture: 'every-screen',
    title: 'landing.features.everyScreen.title',
    line: 'landing.features.everyScreen.text',
  },
  {
    picture: 'watchlist',
    title: 'landing.features.watchlist.title',
    line: 'landing.features.watchlist.text',
  },
  {
    picture: 'your-film',
    needs: 'submission',
    title: 'landing.features.yourFilm.title',
    line: 'landing.features.yourFilm.text',
  },
] as const;

const questions = [
  { question: 'landing.questions.what.question', answer: 'landing.questions.what.answer' },
  {
    question: 'landing.questions.cost.question',
    answer: 'landing.questions.cost.answer',
    needs: 'plans',
  },
  { question: 'landing.questions.where.question', answer: 'landing.questions.where.answer' },
  {
    question: 'landing.questions.cancel.question',
    answer: 'landing.questions.cancel.answer',
    needs: 'plans',
  },
  { question: 'landing.questions.titles.question', answer: 'landing.questions.titles.answer' },
  { question: 'landing.questions.kids.question', answer: 'landing.questions.kids.answer' },
] as const;

export type Feature = (typeof features)[number];

export const shownFeatures = () => features.filter(isTrue);
export const shownQuestions = () => questions.filter(isTrue);

const isTrue = (it: object) => !('needs' in it) || hasFeature(it.needs as keyof SiteFeatures);
