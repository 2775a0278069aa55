import { recall, remember } from '../../lib/history-state';

interface OpenedLink {
  href: string;
  section: string | null;
}

const NAME = 'openedLink';

export function watchOpenedLinks(entry: () => string): () => void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!link) return;
    remember(entry(), NAME, link.closest('main') && describe(link));
  };
  window.addEventListener('click', note, { capture: true });
  return () => window.removeEventListener('click', note, { capture: true });
}

export function hasOpenedLink(entry: string): boolean {
  return Boolean(recall<OpenedLink | null>(entry, NAME));
}

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
