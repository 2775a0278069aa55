/** Fetches and shows the posters of a page's grid as soon as its list is there, before the app's code is. */
import { posterAt } from '../../theme/first-picture';
import { gridSizes } from '../../theme/steps';
import { dataOf, fetchPicture, textOf } from './pictures';

/** Where the grid's cards will stand. */
const PLACES = '[role=group][aria-busy=true] [data-frame]';

/** What is read of it here, if it is so; the app reads it in full. */
interface Card {
  id?: unknown;
  name?: unknown;
  poster_image?: unknown;
  poster_srcset?: unknown;
}

/**
 * @param answer of the call for the grid's list; it is left for the app to read
 * @returns whether pictures will be shown
 */
export async function fetchPosters(answer: Promise<Response>): Promise<boolean> {
  const data = await dataOf(answer);
  // A search names its list.
  const list: (Card | null)[] = data?.movieList ?? data;
  // An entry of the history that is opened again begins elsewhere; and with an entry the app is there.
  if (history.state || isArranged()) return false;
  const cards = readable(list);
  const inView = places().filter((place) => place.getBoundingClientRect().top < innerHeight);
  const fetched = cards
    .slice(0, inView.length)
    .map(({ poster_image, poster_srcset }, index) =>
      fetchPicture(posterAt(index + 1), poster_image, poster_srcset, gridSizes()),
    );
  addEventListener('click', ({ target }) => {
    const index = places().findIndex((it) => target instanceof Node && it.contains(target));
    // A poster that is shown no more leads nowhere.
    if (!globalThis.firstPictures?.has(posterAt(index + 1))) return;
    location.assign(`/movie-details/${encodeURIComponent(textOf(cards[index]?.id))}`);
  });
  return fetched.includes(true);
}

/** Whether the app will show the list sorted or filtered (`features/shared/list-filters`). */
function isArranged(): boolean {
  const query = new URLSearchParams(location.search);
  return ['sort', 'language', 'rating'].some((name) => query.has(name));
}

function places(): Element[] {
  return [...document.querySelectorAll(PLACES)];
}

/** As the app does, without what can't be read, and without what is there a second time. */
function readable(list: readonly (Card | null)[]): Card[] {
  const ids = new Set([''] as string[]);
  return list.filter((card): card is Card => {
    const id = textOf(card?.id);
    const isNew = textOf(card?.name) !== '' && !ids.has(id);
    if (isNew) ids.add(id);
    return isNew;
  });
}
