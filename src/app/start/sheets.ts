/** The style sheets that a document names, and of which it holds its own elements' rules alone (decision 45). */

/**
 * Fetches those that are not there yet.
 * @throws {Error} when one is lost, and all others have come or are lost as well
 */
export async function fetchSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  // The app finds a sheet by its link, and would not ask for one that is lost after it has begun.
  for (const end of await Promise.allSettled([...links].map(fetchSheet))) {
    if (end.status === 'rejected') throw end.reason;
  }
}

function fetchSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // A link that has failed may not be fetched again; another one is.
      const next = link.cloneNode() as HTMLLinkElement;
      next.setAttribute('disabled', '');
      link.replaceWith(next);
      reject(new Error(`${link.href} could not be loaded.`));
    };
    link.disabled = false;
  });
}
