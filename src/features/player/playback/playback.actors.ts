import { playbackMachine } from '../../../../machines/playback.machine';
import { provideActors } from '../../../lib/provide-actors';
import { setAutoplayRequest } from '../autoplay-request';
import { report } from '../report';

export const playbackLogic = provideActors(playbackMachine, {
  actors: {
    // Fetches the page first, since a failed reload would leave only an error page.
    async reloadPage({ input, signal }) {
      const { ok, status } = await fetch(window.location.href, { cache: 'no-store', signal });
      if (!ok) throw new Error(`The page answers ${status}`);
      if (input.isPlayWanted) setAutoplayRequest(true);
      window.location.reload();
    },
  },
  actions: {
    presentSource: (scope, source) => report(scope, { type: 'source.presented', source }),
    removeSource: (scope) => report(scope, { type: 'source.removed' }),
    askMediaToPlay: (scope) => report(scope, { type: 'play.granted' }),
    askMediaToPause: (scope) => report(scope, { type: 'pause.granted' }),
  },
  logAs: () => 'a reload for the code of the player',
});
