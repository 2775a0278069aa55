import { recall, remember } from '../../lib/history-state';

/** The link by which a page was left; the same one may stand in several of the page's sections. */
interface OpenedLink {
  href: string;
  /** The heading of its section. */
  section: string | null;
}

const NAME = 'openedLink';

/** Remembers, for each history entry, by which of the page's links it was left. */
export function watchOpenedLinks(entry: () => string): () => void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!link) return;
    remember(entry(), NAME, link.closest('main') && describe(link));
  };
  // Before the link's own handler, which navigates.
  window.addEventListener('click', note, { capture: true });
  return () => window.removeEventListener('click', note, { capture: true });
}

/** Whether a link was opened here, to which the focus can return. */
export function hasOpenedLink(entry: string): boolean {
  return Boolean(recall<OpenedLink | null>(entry, NAME));
}

/** The link that was opened from this entry, once it is on the page. */
export function findOpenedLink(entry: string): HTMLElement | null {
  const opened = recall<OpenedLink | null>(entry, NAME);
  if (!opened) return null;
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(opened.href)}"]`);
  const reachable = [...links].filter((it) => !it.closest('[inert]'));
  return reachable.find((it) => describe(it).section === opened.section) ?? null;
}

function describe(link: Element): OpenedLink {
  const heading = link.closest('section')?.querySelector('h1, h2, h3');
  return { href: link.getAttribute('href') ?? '', section: heading?.textContent ?? null };
}
