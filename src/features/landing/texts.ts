/** What the landing page says of itself, and what it costs. */
import { priceText } from '../../lib/site/money';

/** The lowest and the highest price of a month (spec §2). */
export const prices = () => ({ lowest: priceText(149, 'INR'), highest: priceText(649, 'INR') });

export const features = [
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
    title: 'landing.features.yourFilm.title',
    line: 'landing.features.yourFilm.text',
  },
] as const;

export const questions = [
  { question: 'landing.questions.what.question', answer: 'landing.questions.what.answer' },
  { question: 'landing.questions.cost.question', answer: 'landing.questions.cost.answer' },
  { question: 'landing.questions.where.question', answer: 'landing.questions.where.answer' },
  { question: 'landing.questions.cancel.question', answer: 'landing.questions.cancel.answer' },
  { question: 'landing.questions.titles.question', answer: 'landing.questions.titles.answer' },
  { question: 'landing.questions.kids.question', answer: 'landing.questions.kids.answer' },
] as const;
