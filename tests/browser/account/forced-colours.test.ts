import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from '../setup/test';
import { picture } from '../submission/form';

const BESIDE_THE_BUTTON = 200;

test('with forced colours, the picture box does not say that no file is chosen', async ({
  open,
  account,
}) => {
  const page = await open({ forcedColors: 'active', storageState: account.storageState });
  await page.goto('/edit-profile');
  const box = page.getByLabel('Profile image');
  await expect.poll(() => coloursBesideTheButton(box)).toBe(1);
  await box.setInputFiles(await picture(40, 40));
  await page.getByText('still-40x40.png', { exact: true }).waitFor();
  await expect.poll(() => coloursBesideTheButton(box)).toBe(1);
});

async function coloursBesideTheButton(box: Locator): Promise<number> {
  const shot = sharp(await box.screenshot());
  const { width, height } = await shot.metadata();
  const pixels = await shot
    .extract({
      left: BESIDE_THE_BUTTON,
      top: 4,
      width: width - BESIDE_THE_BUTTON - 4,
      height: height - 8,
    })
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = Array.from({ length: pixels.length / 3 }, (_, index) =>
    pixels.subarray(index * 3, index * 3 + 3).toString('hex'),
  );
  return new Set(colours).size;
}
