/** Search results, and suggestions while typing. */
import type { Suggestion } from '../../contract/entities';
import { searchTitles } from '../titles/search';
import type { Handlers } from './route';

const RESULTS = 200;
const SUGGESTIONS = 10;

export const search: Pick<Handlers, 'search' | 'suggestions'> = {
  async search({ db, member, params }) {
    return { movieList: await searchTitles(db, member.id, params.search, RESULTS) };
  },

  async suggestions({ db, member, params }) {
    const found = await searchTitles(db, member.id, params.query, SUGGESTIONS);
    return found.map(({ id, name }): Suggestion => ({ id, name }));
  },
};
