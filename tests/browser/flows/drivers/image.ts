import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { newImage } from '../../../../flows/cases/image';
import { fillIn, openForm, picture, sendButton } from '../../submission/form';
import type { Driver, SitePage } from '../driver';
import { findToast } from './found';
import { pathOf } from './outside';

const USE = 'Thumbnail';
const SEND = pathOf('submitMovie');

type Size = { width: number; height: number } | null;
type Ending = Size | 'broken';

declare global {
  var endMeasuring: (ending: Ending) => void;
}

const box = ({ page }: SitePage) => page.getByLabel('Thumbnail');
const shows = ({ page }: SitePage, text: string) => page.getByText(text).first().waitFor();
const TEXT = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') };

const finishMeasuring = ({ page }: SitePage, ending: Ending) =>
  page.evaluate((it) => globalThis.endMeasuring(it), ending);

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

async function pick(sitePage: SitePage, isAcceptable: boolean): Promise<void> {
  await box(sitePage).setInputFiles(isAcceptable ? await picture(40, 40) : TEXT);
}

export const driver: Driver = {
  use: USE,
  holds: [SEND],
  async begin(sitePage, input) {
    const { earlier } = input as { earlier: (typeof newImage)['earlier'] | string };
    const { page } = sitePage;
    await holdMeasuring(page);
    await sitePage.open('/terms-conditions', 'member');
    await openForm(page);
    if (earlier === 'none') return;
    await pick(sitePage, earlier !== 'refused');
    if (earlier === 'lost' || earlier === 'chosen')
      await finishMeasuring(sitePage, { width: 40, height: 40 });
    if (earlier === 'lost') {
      // A draft without text is not stored.
      await page.getByLabel('Title', { exact: true }).fill('Seven Lamps');
      await page.reload();
      return;
    }
    await page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await page.goBack();
  },
  actions: {
    'image.picked': (sitePage, { isAcceptable }) => pick(sitePage, isAcceptable),
    'image.removed': ({ page }) =>
      page.getByRole('button', { name: /^Remove (still|notes)/ }).click(),
  },
  calls: {
    measureImage: {
      succeed: (sitePage, size) => finishMeasuring(sitePage, size as Size),
      fail: (sitePage) => finishMeasuring(sitePage, 'broken'),
    },
  },
  outcomes: {
    'image.misread': (sitePage) => shows(sitePage, "We can't read this image"),
    'image.oversized': (sitePage, { edge }) =>
      findToast(sitePage, `Recommended image resolution is ${edge}x${edge}px for best results.`),
  },
  assertions: {
    empty: (sitePage) => shows(sitePage, 'Choose an image'),
    lost: (sitePage) => shows(sitePage, 'Choose this image again.'),
    measuring: (sitePage) => shows(sitePage, 'still-40x40.png'),
    chosen: (sitePage) => shows(sitePage, 'still-40x40.png'),
    refused: (sitePage) => shows(sitePage, 'Choose another'),
  },
  epilogues: {
    'has no image after its film was accepted': {
      when: (from) => from.matches('chosen'),
      async run(sitePage) {
        await fillIn(sitePage.page);
        await sendButton(sitePage.page).click();
        await sitePage.answer(SEND, { status: true });
        await expect.poll(async () => (await sitePage.seen(USE))?.value).toBe('empty');
      },
    },
  },
};
