import { el } from '../atlas/client/dom';
import { chartAddress } from '../atlas/names';
import type { Step } from './allowed';

const ATLAS = '/flows/';

export function createAtlasLink() {
  const element = el('a', { target: '_blank', rel: 'noopener', hidden: true }, 'Open this chart');
  isServed().then((is) => {
    element.hidden = !is;
  });
  return {
    element,
    show({ chart, states }: Step): void {
      element.href = `${ATLAS}${chartAddress(chart, states.at(-1))}`;
    },
  };
}

/** Checks the content type, since some hosts answer unknown addresses with the site's page. */
async function isServed(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(`${ATLAS}atlas.css`, { method: 'HEAD' });
    return ok && (headers.get('content-type') ?? '').startsWith('text/css');
  } catch {
    return false;
  }
}
