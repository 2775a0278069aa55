/**
 * Pictures of the site for the atlas, one of each state: `FLOW_SHOTS=on npx vitest run --project browser
 * tests/browser/flows/walks.test.ts`. No test compares them.
 */
import { existsSync, mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { AnyMachineSnapshot } from 'xstate';
import { SHOTS } from '../../../flows/report-files';

const IS_ON = process.env.FLOW_SHOTS === 'on';
const WIDTH = 720;

const taken = new Set<string>();

/** Takes one of each state that the snapshot is in, unless this run has one already. */
export async function takeShots(page: Page, { _nodes }: AnyMachineSnapshot): Promise<void> {
  const wanted = IS_ON ? _nodes.map(({ id }) => id).filter((id) => !taken.has(id)) : [];
  if (wanted.length === 0) return;
  if (!existsSync(SHOTS)) mkdirSync(SHOTS, { recursive: true });
  const picture = sharp(await page.screenshot())
    .resize(WIDTH)
    .jpeg({ quality: 55 });
  for (const id of wanted) {
    taken.add(id);
    await picture.clone().toFile(`${SHOTS}/${id}.jpg`);
  }
}
