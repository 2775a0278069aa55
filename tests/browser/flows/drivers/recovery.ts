import type { AnyEventObject } from 'xstate';
import type { RecoveryInput } from '../../../../machines/recovery.machine';
import { intercept } from '../../setup/interception';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { givesUp } from './leaving';
import { filmWith, isThere, player, press, stopMedia, TITLE_PAGE } from './media';

const DETAILS = '/api/v2/user/movie-details/7';
const STATUS: Readonly<Record<string, number>> = { forbidden: 403, missing: 404 };

const saysLost = ({ page }: SitePage) =>
  page.getByText("We couldn't play this video.").first().waitFor();
const findSource = (sitePage: SitePage, end: string) =>
  player(sitePage).locator(`video[src$="${end}"]`).waitFor({ state: 'attached' });

async function fail(sitePage: SitePage, { failure }: AnyEventObject): Promise<void> {
  const status = STATUS[failure.kind] ?? 500;
  await intercept(sitePage.page, '**/media/streams/**', (request) =>
    request.headers.Range === 'bytes=0-0' ? request.answer({ status }) : undefined,
  );
  await player(sitePage)
    .locator('video')
    .evaluate((video) => {
      Object.defineProperty(video, 'error', { value: { code: 4, message: '' } });
      video.dispatchEvent(new Event('error'));
    });
}

export const driver: Driver = {
  use: 'Recovery',
  logs: [/Failed to load resource/, /fresh addresses of a video/],
  async begin(sitePage, input) {
    await stopMedia(sitePage);
    await sitePage.open(TITLE_PAGE, 'member');
    await sitePage.answer(DETAILS, { data: filmWith((input as RecoveryInput).linkCount) });
  },
  actions: {
    'media.mounted': (sitePage, { link }) =>
      link === null
        ? sitePage.page.getByRole('button', { name: 'Trailer', exact: true }).press('Enter')
        : press(sitePage, /^Play/),
    'media.failed': fail,
    'retry.requested': (sitePage) => press(sitePage, 'Try again'),
  },
  calls: {
    readAddresses: { path: DETAILS, body: () => ({ data: filmWith(2) }) },
  },
  outcomes: {
    readAddresses: asks('titleDetails', ({ titleId }) => ({ params: { id: titleId } })),
    replaceSource: (sitePage, { link }) => findSource(sitePage, `/${link + 1}.mp4`),
    renewAddresses: (sitePage, _, { context }) =>
      findSource(sitePage, context.link === null ? '/trailer.mp4' : `/${context.link + 1}.mp4`),
    giveUp: saysLost,
  },
  besides: { 'xstate.init': asks('titleDetails', () => ({ params: { id: '7' } })) },
  epilogues: {
    'gives up the addresses of a page that was left': givesUp('readAddresses', DETAILS),
  },
  assertions: {
    untroubled: isThere,
    renewing: ({ page }) => page.locator('[data-testid=player][aria-busy=true]').waitFor(),
    givenUp: saysLost,
  },
};
