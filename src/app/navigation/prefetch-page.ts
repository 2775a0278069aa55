import { matchPath } from 'react-router-dom';
import { session } from '../../state/session.actors';
import { barePages, layoutPages } from '../routes';
import { pageData } from './page-data';

const AT_MOST = 2;

type Job = () => Promise<unknown>;
let waiting: Job[] = [];
let running = 0;

/**
 * Fetches the code and the data of the page at an address of the site, at most two things at a time. What
 * waits for its turn gives way to a later page; nothing is fetched twice.
 */
export function prefetchPage({ pathname, search }: HTMLAnchorElement): void {
  const found = [...barePages, ...layoutPages].find(({ path }) => matchPath(path, pathname));
  if (!found || !isOpen(found.for)) return;
  const place = {
    id: matchPath(found.path, pathname)?.params.id,
    query: new URLSearchParams(search),
  };
  const reads = pageData[found.path] ?? [];
  waiting = [found.load, ...reads.map((read) => () => read(place))];
  work();
}

/** Whether whoever is here would see the page, and not be sent to another one. */
function isOpen(whom: 'everyone' | 'visitor' | 'member'): boolean {
  const who = session.getSnapshot().matches('member') ? 'member' : 'visitor';
  return whom === 'everyone' || whom === who;
}

function work(): void {
  while (running < AT_MOST) {
    const job = waiting.shift();
    if (!job) return;
    running += 1;
    const end = () => {
      running -= 1;
      work();
    };
    // What could not be fetched is asked for again by the page itself, which says what went wrong.
    job().then(end, end);
  }
}
