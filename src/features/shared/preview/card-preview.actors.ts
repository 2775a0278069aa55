import { type EventObject, fromCallback } from 'xstate';
import type { VideoLink } from '../../../../contract/entities';
import { cardPreviewMachine } from '../../../../machines/card-preview.machine';
import { fetchQuery, getCached, queryKey } from '../../../api/query-cache';
import { provideActors } from '../../../lib/provide-actors';
import { afterPaint } from '../../../lib/timing/after-paint';
import { canPlayWithoutEmbed, playMuted, previewScreen } from './play-muted';

export const cardPreviewLogic = provideActors(cardPreviewMachine, {
  actors: {
    readTrailer: async ({ input, signal }) => ({ trailer: await readTrailer(input, signal) }),
    runTrailer: fromCallback<EventObject, { trailer: VideoLink | null }>(
      ({ input: { trailer }, sendBack }) => {
        let remove = () => {};
        let isOver = false;
        void afterPaint().then(() => {
          if (isOver || !trailer || !previewScreen.current) return;
          remove = playMuted(trailer, previewScreen.current, (fact) =>
            sendBack({ type: `trailer.${fact}` }),
          );
        });
        return () => {
          isOver = true;
          remove();
        };
      },
    ),
    watchPage: fromCallback(({ sendBack }) => {
      const over = new AbortController();
      const anywhere = { capture: true, signal: over.signal };
      const dismiss = () => sendBack({ type: 'preview.dismissed' });
      const scroll = () => sendBack({ type: 'page.scrolled' });
      addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), anywhere);
      document.addEventListener('visibilitychange', () => document.hidden && dismiss(), anywhere);
      addEventListener('scroll', scroll, anywhere);
      // Listens for `wheel` too, since a carousel fires no `scroll` event when the wheel moves it.
      addEventListener('wheel', scroll, anywhere);
      addEventListener('resize', scroll, { signal: over.signal });
      return () => over.abort();
    }),
  },
  logAs: ({ titleId }) => `the trailer of ${titleId}`,
});

async function readTrailer({ titleId }: { titleId: string }, signal: AbortSignal) {
  const key = queryKey('titleDetails', { id: titleId });
  if (!getCached(key)) await fetchQuery(key, signal);
  const { trailer_url: url, trailer_url_type: type } = getCached<'titleDetails'>(key) ?? {};
  const trailer = url ? { url, type: type ?? null } : null;
  return trailer && canPlayWithoutEmbed(trailer) ? trailer : null;
}
