/** Search results, and suggestions while typing. */
import type { Suggestion } from '../../contract/entities';
import type { Services } from '../services';
import { type Findable, findableTitles, searchTitles } from '../titles/search';
import type { Handlers } from './route';

const RESULTS = 200;
const SUGGESTIONS = 10;

export const search: Pick<Handlers, 'search' | 'suggestions'> = {
  async search({ params, ...services }) {
    return { movieList: searchTitles(await titlesOf(services), params.search, RESULTS) };
  },

  async suggestions({ params, ...services }) {
    const found = searchTitles(await titlesOf(services), params.query, SUGGESTIONS);
    return found.map(({ id, name }): Suggestion => ({ id, name }));
  },
};

/** Of the current catalogue, kept as other answers are. */
async function titlesOf({ db, ready }: Pick<Services, 'db' | 'ready'>): Promise<Findable[]> {
  const make = async () => JSON.stringify(await findableTitles(db));
  return (await ready.get('titles to search', make)).body as Findable[];
}
