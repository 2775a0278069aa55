import { films } from '../../catalogue/cards';
import { intercept } from '../../setup/interception';
import { mockCall } from '../../setup/provider';
import { saveNoData } from '../../setup/switches';
import { details } from '../../title/details';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { refusePlay, stopMedia } from './media';

const DETAILS = '**/user/movie-details/*';

const cards = ({ page }: Stage) => page.locator('main article');
const preview = ({ page }: Stage) => page.locator('[data-preview]');
const isThere = (stage: Stage) => preview(stage).getByRole('button', { name: /^Play/ }).waitFor();
const isGone = (stage: Stage) => preview(stage).waitFor({ state: 'detached' });
const trailerSays = (event: string) => (stage: Stage) =>
  preview(stage).locator('video').dispatchEvent(event);

/** How many cards of each page were pointed at. */
const counts = new WeakMap<Stage, number>();

/** At a card that has not been pointed at yet: what is known of a title is not read again. */
async function pointAtNext(stage: Stage): Promise<void> {
  const count = counts.get(stage) ?? 0;
  counts.set(stage, count + 1);
  const box = await cards(stage).nth(count).boundingBox();
  if (!box) throw new Error('The page has no more cards');
  await stage.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

const leave = ({ page }: Stage) => page.mouse.move(0, 0);

/** The cards of /movies in a tall window. */
export const kit: Kit = {
  use: 'Card preview',
  holds: [DETAILS],
  async begin(stage) {
    const { page } = stage;
    await saveNoData(page);
    await stopMedia(stage);
    // The details are the preview's own affair: the title's page is not prefetched.
    await intercept(page, '**/prefetch-page.*.js', () => {});
    await mockCall(page, '/user/movie-list', { body: { data: films(40) } });
    await page.setViewportSize({ width: 1440, height: 2600 });
    await stage.open('/movies', 'visitor');
    await cards(stage).first().waitFor();
    // The first move on a page counts as none.
    await page.mouse.move(0, 1);
    await pointAtNext(stage);
    await leave(stage);
  },
  gestures: {
    async 'card.aimed'(stage, { isWanted, mayPlay }) {
      const { page } = stage;
      await page.emulateMedia({ reducedMotion: mayPlay ? 'no-preference' : 'reduce' });
      await page.evaluate((arePreviewsOn) => {
        const otherTab = new BroadcastChannel('fin.device');
        otherTab.postMessage({ arePreviewsOn });
      }, isWanted);
      await pointAtNext(stage);
    },
    'card.left': leave,
    'page.scrolled': ({ page }) => page.mouse.wheel(0, 1),
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
    readTrailer: asks('titleDetails', (_, __, stage) => ({
      params: { id: String(counts.get(stage)) },
    })),
    runTrailer: (stage) =>
      preview(stage).locator('video[src$="trailer.mp4"]').waitFor({ state: 'attached' }),
  },
  sights: {
    idle: isGone,
    dwelling: isGone,
    dismissed: isGone,
    reading: isThere,
    still: isThere,
    loading: (stage) => preview(stage).locator('video').waitFor({ state: 'attached' }),
    playing: (stage) => preview(stage).locator('[data-plays=true]').waitFor(),
  },
};
