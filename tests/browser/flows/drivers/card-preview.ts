import type { AnyMachineSnapshot } from 'xstate';
import { films } from '../../catalogue/cards';
import { intercept } from '../../setup/interception';
import { mockCall } from '../../setup/provider';
import { saveNoData } from '../../setup/switches';
import { details } from '../../title/details';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { givesUp } from './leaving';
import { refusePlay, stopMedia } from './media';

const DETAILS = '**/user/movie-details/*';

const cards = ({ page }: SitePage) => page.locator('main article');
const preview = ({ page }: SitePage) => page.locator('[data-preview]');
const isThere = (sitePage: SitePage) =>
  preview(sitePage).getByRole('button', { name: /^Play/ }).waitFor();
/** A removed video would still load, so it must lose its source too. */
async function isGone(sitePage: SitePage): Promise<void> {
  await preview(sitePage).waitFor({ state: 'detached' });
  await sitePage.page.waitForFunction(() => !globalThis.lastPlayed?.deref()?.getAttribute('src'));
}

const trailerSays = (event: string) => (sitePage: SitePage) =>
  preview(sitePage).locator('video').dispatchEvent(event);

const counts = new WeakMap<SitePage, number>();

async function pointAtNext(sitePage: SitePage): Promise<void> {
  const count = counts.get(sitePage) ?? 0;
  counts.set(sitePage, count + 1);
  const box = await cards(sitePage).nth(count).boundingBox();
  if (!box) throw new Error('The page has no more cards');
  await sitePage.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

const leave = ({ page }: SitePage) => page.mouse.move(0, 0);
const isShown = ({ value }: AnyMachineSnapshot) => JSON.stringify(value).includes('shown');

export const driver: Driver = {
  use: 'Card preview',
  holds: [DETAILS],
  async begin(sitePage) {
    const { page } = sitePage;
    await saveNoData(page);
    await stopMedia(sitePage);
    // Blocks the prefetch of the title page, which would also request details.
    await intercept(page, '**/prefetch-page.*.js', () => {});
    await mockCall(page, '/user/movie-list', { body: { data: films(40) } });
    await page.setViewportSize({ width: 1440, height: 2600 });
    await sitePage.open('/movies', 'visitor');
    await cards(sitePage).first().waitFor();
    // The first pointer event reports no movement, and is ignored.
    await page.mouse.move(0, 1);
    await pointAtNext(sitePage);
    await leave(sitePage);
  },
  actions: {
    async 'card.aimed'(sitePage, { isWanted, mayPlay }) {
      const { page } = sitePage;
      await page.emulateMedia({ reducedMotion: mayPlay ? 'no-preference' : 'reduce' });
      await page.evaluate((arePreviewsOn) => {
        const otherTab = new BroadcastChannel('fin.device');
        otherTab.postMessage({ arePreviewsOn });
      }, isWanted);
      await pointAtNext(sitePage);
    },
    'card.left': leave,
    'page.scrolled': ({ page }) => page.evaluate(() => scrollBy(0, 1)),
    'preview.dismissed': ({ page }) => page.keyboard.press('Escape'),
    'trailer.playing': trailerSays('playing'),
    'trailer.ended': trailerSays('ended'),
    'trailer.failed': refusePlay,
  },
  calls: {
    readTrailer: {
      path: DETAILS,
      body: (output) => {
        const { trailer } = output as { trailer: object | null };
        const trailer_url = trailer && '/media/streams/trailer.mp4';
        return { data: details({ trailer_url, trailer_url_type: 'mp4' }) };
      },
    },
  },
  outcomes: {
    readTrailer: asks('titleDetails', (_, __, sitePage) => ({
      params: { id: String(counts.get(sitePage)) },
    })),
    runTrailer: (sitePage) =>
      preview(sitePage).locator('video[src$="trailer.mp4"]').waitFor({ state: 'attached' }),
  },
  assertions: {
    idle: isGone,
    dwelling: isGone,
    dismissed: isGone,
    reading: isThere,
    still: isThere,
    loading: (sitePage) => preview(sitePage).locator('video').waitFor({ state: 'attached' }),
    playing: (sitePage) => preview(sitePage).locator('[data-plays=true]').waitFor(),
  },
  epilogues: {
    'hides the preview when the wheel moves a row sideways': {
      when: isShown,
      async run(sitePage) {
        await sitePage.page.mouse.wheel(1, 0);
        await isGone(sitePage);
      },
    },
    'hides the preview when the tab is hidden': {
      when: isShown,
      async run(sitePage) {
        await sitePage.page.evaluate(() => {
          Object.defineProperty(document, 'hidden', { value: true });
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await isGone(sitePage);
      },
    },
    'gives up the trailer of a page that was left': givesUp('readTrailer', DETAILS),
  },
};
