import { matchRoutes } from 'react-router-dom';
import { siteAddress } from '../../lib/site/settings';
import { prefetch } from '../../state/prefetch';
import { session } from '../../state/session.actors';
import { pages } from '../routes';

const AT_MOST = 2;

type Job = () => Promise<unknown>;

/**
 * Fetches the code and the data of the page at an address of the site, at most two things at a time. What
 * waits for its turn gives way to a later page; nothing is fetched twice.
 */
export function pagePrefetcher(): (link: HTMLAnchorElement) => void {
  let waiting: Job[] = [];
  let running = 0;

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

  return (link) => {
    const jobs = jobsOf(link);
    if (jobs.length === 0) return;
    waiting = jobs;
    work();
  };
}

/** What a page is made of; nothing for one that would not be shown. */
function jobsOf({ pathname, search }: HTMLAnchorElement): Job[] {
  const [match] = matchRoutes([...pages()], pathname, siteAddress('/')) ?? [];
  if (!match || !isOpen(match.route.for)) return [];
  const { route: page, params } = match;
  // Lists that a member changes are read when the page opens.
  const reads = page.for === 'everyone' ? page.reads : undefined;
  const read = reads?.(params, new URLSearchParams(search)) ?? [];
  return [
    page.load,
    ...read.map(
      ([name, params]) =>
        () =>
          prefetch(name, params),
    ),
  ];
}

/** Whether whoever is here would see the page, and not be sent to another one. */
function isOpen(whom: 'everyone' | 'visitor' | 'member'): boolean {
  const who = session.getSnapshot().matches('member') ? 'member' : 'visitor';
  return whom === 'everyone' || whom === who;
}
