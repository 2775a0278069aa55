/** Search results, and suggestions while typing. */
import type { Suggestion } from '../../contract/entities';
import { searchTitles } from '../titles/search';
import type { Handlers } from './route';

const RESULTS = 200;
const SUGGESTIONS = 10;

export const search: Pick<Handlers, 'search' | 'suggestions'> = {
  async search({ db, params }) {
    return { movieList: await searchTitles(db, null, params.search, RESULTS) };
  },

  async suggestions({ db, params }) {
    const found = await searchTitles(db, null, params.query, SUGGESTIONS);
    return found.map(({ id, name }): Suggestion => ({ id, name }));
  },
};
