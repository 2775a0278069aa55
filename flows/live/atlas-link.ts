/** The way from a running chart to its page in the atlas, where the server has one. */
import { el } from '../atlas/client/dom';
import type { Step } from './allowed';

const ATLAS = '/flows/';

export function createAtlasLink() {
  const element = el('a', { target: '_blank', rel: 'noopener', hidden: true }, 'Open this chart');
  isServed().then((is) => {
    element.hidden = !is;
  });
  return {
    element,
    /** Leads to the chart, with the innermost state of the step chosen. */
    show({ chart, states }: Step): void {
      element.href = `${ATLAS}${chart}.html#${states.at(-1) ?? ''}`;
    },
  };
}

/** By a file that no fallback to the site's page answers as what it is. */
async function isServed(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(`${ATLAS}atlas.css`, { method: 'HEAD' });
    return ok && (headers.get('content-type') ?? '').startsWith('text/css');
  } catch {
    return false;
  }
}
