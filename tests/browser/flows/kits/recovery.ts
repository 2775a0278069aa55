import type { AnyEventObject } from 'xstate';
import type { RecoveryInput } from '../../../../machines/recovery.machine';
import { intercept } from '../../setup/interception';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { filmWith, isThere, player, press, stopMedia, TITLE_PAGE } from './media';

const DETAILS = '/api/v2/user/movie-details/7';
const STATUS: Readonly<Record<string, number>> = { forbidden: 403, missing: 404 };

const saysLost = ({ page }: Stage) =>
  page.getByText("We couldn't play this video.").first().waitFor();
/** The video on the page is the one at an address that ends so. */
const findSource = (stage: Stage, end: string) =>
  player(stage).locator(`video[src$="${end}"]`).waitFor({ state: 'attached' });

/** The video element fails, and a request for its first byte shows why. */
async function fail(stage: Stage, { failure }: AnyEventObject): Promise<void> {
  const status = STATUS[failure.kind] ?? 500;
  await intercept(stage.page, '**/media/streams/**', (request) =>
    request.headers.Range === 'bytes=0-0' ? request.answer({ status }) : undefined,
  );
  await player(stage)
    .locator('video')
    .evaluate((video) => {
      Object.defineProperty(video, 'error', { value: { code: 4, message: '' } });
      video.dispatchEvent(new Event('error'));
    });
}

export const kit: Kit = {
  use: 'Recovery',
  logs: [/Failed to load resource/, /fresh addresses of a video/],
  async begin(stage, input) {
    await stopMedia(stage);
    await stage.open(TITLE_PAGE, 'member');
    await stage.answer(DETAILS, { data: filmWith((input as RecoveryInput).linkCount) });
  },
  gestures: {
    'media.mounted': (stage, { link }) =>
      link === null
        ? stage.page.getByRole('button', { name: 'Trailer', exact: true }).press('Enter')
        : press(stage, /^Play/),
    'media.failed': fail,
    'retry.requested': (stage) => press(stage, 'Try again'),
  },
  calls: {
    readAddresses: { path: DETAILS, body: () => ({ data: filmWith(2) }) },
  },
  outcomes: {
    readAddresses: asks('titleDetails', ({ titleId }) => ({ params: { id: titleId } })),
    replaceSource: (stage, { link }) => findSource(stage, `/${link + 1}.mp4`),
    renewAddresses: (stage, _, { context }) =>
      findSource(stage, context.link === null ? '/trailer.mp4' : `/${context.link + 1}.mp4`),
    giveUp: saysLost,
  },
  besides: { 'xstate.init': asks('titleDetails', () => ({ params: { id: '7' } })) },
  sights: {
    untroubled: isThere,
    renewing: ({ page }) => page.locator('[data-testid=player][aria-busy=true]').waitFor(),
    givenUp: saysLost,
  },
};
