/**
 * Takes a screenshot of each state for the atlas. Tests do not compare the screenshots. To run:
 * `FLOW_SHOTS=on npx vitest run --project browser tests/browser/flows/test-paths.test.ts`
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { AnyMachineSnapshot } from 'xstate';
import { fingerprintOf, readTaken } from '../../../flows/atlas/taken';
import { SHOTS, TAKEN } from '../../../flows/report-files';

const IS_ON = process.env.FLOW_SHOTS === 'on';
const WIDTH = 720;

const taken = new Set<string>();

export async function takeShots(page: Page, { _nodes }: AnyMachineSnapshot): Promise<void> {
  const wanted = IS_ON ? _nodes.map(({ id }) => id).filter((id) => !taken.has(id)) : [];
  if (wanted.length === 0) return;
  mkdirSync(SHOTS, { recursive: true });
  const picture = sharp(await page.screenshot())
    .resize(WIDTH)
    .jpeg({ quality: 55 });
  for (const id of wanted) {
    taken.add(id);
    await picture.clone().toFile(`${SHOTS}/${id}.jpg`);
  }
  const [chart = ''] = wanted[0]?.split('.') ?? [];
  const it = { commit: commitNow(), chart: fingerprintOf(chart) };
  const all = { ...readTaken(), ...Object.fromEntries(wanted.map((id) => [id, it])) };
  writeFileSync(TAKEN, `${JSON.stringify(all, null, 2)}\n`);
}

function commitNow(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
