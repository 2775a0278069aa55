import { isMember } from '../../state/session.actors';
import { prefetch } from '../../state/use-query';
import type { Page } from '../pages/page';
import { matchPage } from '../routes';

const AT_MOST = 2;

type Job = () => Promise<unknown>;

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

function jobsOf({ pathname, search }: HTMLAnchorElement): Job[] {
  const match = matchPage(pathname);
  if (!match || !isOpen(match.route.for)) return [];
  const { route: page, params } = match;
  // Members' data may change, so fetch it only when the page opens.
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

function isOpen(whom: Page['for']): boolean {
  return whom === 'everyone' || (whom === 'member') === isMember();
}
