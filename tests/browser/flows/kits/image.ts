import type { Page } from 'playwright-core';
import type { newImage } from '../../../../flows/cases/image';
import { openForm, picture } from '../../submission/form';
import type { Kit, Stage } from '../kit';
import { findToast } from './found';

type Size = { width: number; height: number } | null;
type Ending = Size | 'broken';

declare global {
  /** Ends the measuring of the image that was chosen last. */
  var endMeasuring: (ending: Ending) => void;
}

const box = ({ page }: Stage) => page.getByLabel('Thumbnail');
const shows = ({ page }: Stage, text: string) => page.getByText(text).first().waitFor();
const TEXT = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') };

const finishMeasuring = ({ page }: Stage, ending: Ending) =>
  page.evaluate((it) => globalThis.endMeasuring(it), ending);

/** The browser measures no image before a walk says how it ends. */
async function holdMeasuring(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.createImageBitmap = () =>
      new Promise((resolve, reject) => {
        globalThis.endMeasuring = (ending) => {
          if (ending === 'broken') reject(new Error('No memory for the image'));
          else if (ending === null) reject(new DOMException('No image', 'InvalidStateError'));
          else resolve({ ...ending, close() {} });
        };
      });
  });
}

async function pick(stage: Stage, isAcceptable: boolean): Promise<void> {
  await box(stage).setInputFiles(isAcceptable ? await picture(40, 40) : TEXT);
}

export const kit: Kit = {
  use: 'Thumbnail',
  async begin(stage, input) {
    const { earlier } = input as { earlier: (typeof newImage)['earlier'] | string };
    const { page } = stage;
    await holdMeasuring(page);
    await stage.open('/terms-conditions', 'member');
    await openForm(page);
    if (earlier === 'none') return;
    await pick(stage, earlier !== 'refused');
    if (earlier === 'lost' || earlier === 'chosen')
      await finishMeasuring(stage, { width: 40, height: 40 });
    if (earlier === 'lost') {
      // A draft without words is not kept.
      await page.getByLabel('Title', { exact: true }).fill('Seven Lamps');
      await page.reload();
      return;
    }
    await page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await page.goBack();
  },
  gestures: {
    'image.picked': (stage, { isAcceptable }) => pick(stage, isAcceptable),
    'image.removed': ({ page }) =>
      page.getByRole('button', { name: /^Remove (still|notes)/ }).click(),
  },
  calls: {
    measureImage: {
      succeed: (stage, size) => finishMeasuring(stage, size as Size),
      fail: (stage) => finishMeasuring(stage, 'broken'),
    },
  },
  outcomes: {
    'image.misread': (stage) => shows(stage, "We can't read this image"),
    'image.oversized': (stage, { edge }) =>
      findToast(stage, `Recommended image resolution is ${edge}x${edge}px for best results.`),
  },
  sights: {
    empty: (stage) => shows(stage, 'Choose an image'),
    lost: (stage) => shows(stage, 'Choose this image again.'),
    measuring: (stage) => shows(stage, 'still-40x40.png'),
    chosen: (stage) => shows(stage, 'still-40x40.png'),
    refused: (stage) => shows(stage, 'Choose another'),
  },
};
