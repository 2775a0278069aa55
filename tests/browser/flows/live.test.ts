import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readFlow, statesBelow } from '../../../flows/draw/chart';
import { stateSentence } from '../../../flows/draw/words';
import { flowCalled } from '../../../flows/flows';
import { SITE_DIR } from '../../../scripts/site-build';
import { audit } from '../setup/audit';
import { PHONE, test } from '../setup/test';
import { litIn, panelOf, press, runningIn, stepBackTo, typeBesidePanel, untilStep } from './panel';

const boxOf = async (panel: Locator) =>
  (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const built = (pattern: RegExp) =>
  readdirSync(SITE_DIR)
    .filter((name) => /\.m?js$/.test(name))
    .filter((name) => pattern.test(readFileSync(join(SITE_DIR, name), 'utf8')));

describe('?inspect', () => {
  test('shows the charts that run, each where it is, and steps back and forth through what has happened', async ({
    member,
  }) => {
    await typeBesidePanel(member);
    await expect
      .poll(() => runningIn(member))
      .toEqual([
        'Session: member, staying',
        'Search box: suggesting, listed',
        'Genres: found, content, filled and found, freshness, current',
        'Page: open, shown',
        'Notifications: quiet',
      ]);
    await expect
      .poll(() => litIn(member))
      .toEqual(['search', 'search.suggesting', 'search.suggesting.listed']);
    await stepBackTo(member, 'Search box: query changed');
    await expect.poll(() => litIn(member)).toContain('search.suggesting.typing');
    await press(member, 'Forward');
    await expect.poll(() => litIn(member)).toContain('search.suggesting.fetching');
    // Moving focus to the panel has closed the search box's list, so the live chart is at rest.
    await press(member, 'Live');
    await expect.poll(() => litIn(member)).toContain('search.resting');
  });

  test('lights the chart that is chosen, leads to it in the atlas, has its own keys, and gives room', async ({
    visitor,
  }) => {
    await visitor.goto('/browse?inspect');
    const panel = panelOf(visitor);
    await panel.getByRole('button', { name: /^Session: / }).press('Enter');
    await untilStep(visitor, 'Popular Movies: read succeeds →');
    await expect
      .poll(() => litIn(visitor))
      .toEqual(['session', 'session.visitor', 'session.visitor.browsing']);
    await expect(panel.getByRole('link', { name: 'Open this chart' })).toHaveAttribute(
      'href',
      '/flows/session.html#session.visitor.browsing',
    );

    const before = await boxOf(panel);
    await press(visitor, 'Move');
    await expect.poll(async () => (await boxOf(panel)).y).toBeLessThan(before.y);
    await visitor.keyboard.press('/');
    await expect(panel.getByRole('button', { name: 'Move' })).toHaveFocus();
    await press(visitor, 'Collapse');
    await expect.poll(async () => (await boxOf(panel)).height).toBeLessThan(60);
    await press(visitor, 'Collapse');
    await expect(panel.getByRole('button', { name: 'Save' })).toBeShown();
  });

  test('is half as high as the window, is resized by keys and pointer, and stays so in its tab', async ({
    visitor,
  }) => {
    await visitor.goto('/browse?inspect');
    const panel = panelOf(visitor);
    const handle = panel.getByRole('separator');
    const { width, height } = visitor.viewportSize() ?? { width: 0, height: 0 };
    const heightOf = async () => Math.round((await boxOf(panel)).height);
    await expect.poll(heightOf).toBe(height / 2);
    await handle.press('ArrowUp');
    await expect.poll(heightOf).toBe(Math.round(height * 0.55));
    await handle.press('Home');
    await expect.poll(heightOf).toBe(height * 0.2);
    await visitor.mouse.move(width / 2, height * 0.8);
    await visitor.mouse.down();
    await visitor.mouse.move(width / 2, height * 0.3);
    await visitor.mouse.up();
    await expect(handle).toHaveAttribute('aria-valuenow', '70');
    await expect.poll(heightOf).toBe(height * 0.7);
    await visitor.goto('/movies');
    await panel.waitFor();
    await expect.poll(heightOf).toBe(height * 0.7);
    await press(visitor, 'Close');
    await panel.waitFor({ state: 'detached' });
    await visitor.reload();
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    expect(await panel.count()).toBe(0);
  });

  test("describes what a step changed in the atlas's words, and nothing else", async ({
    member,
  }) => {
    await typeBesidePanel(member);
    await stepBackTo(member, 'Search box: query changed');
    const changes = panelOf(member).getByRole('region', { name: 'What the step changed' });
    const chart = statesBelow(readFlow(flowCalled('search')));
    const typing = chart.find(({ id }) => id === 'search.suggesting.typing');
    if (!typing) throw new Error('The search box has no state for typing.');
    await expect
      .poll(() => changes.getByRole('term').allTextContents())
      .toEqual(['Query changed', 'Suggesting, typing', 'Text']);
    const [, state, text] = await changes.getByRole('definition').allTextContents();
    expect([state, text]).toEqual([stateSentence(typing), 'changed']);
  });

  test('can be read without barriers, also on a phone, where it is a sheet', async ({ open }) => {
    for (const options of [{}, { viewport: PHONE }] as const) {
      const page = await open(options);
      await page.goto('/browse?inspect');
      await untilStep(page, 'Popular Movies: read succeeds →');
      await panelOf(page).locator('.state.here').first().waitFor();
      expect(await audit(page)).toEqual([]);
      if (!('viewport' in options)) continue;
      const { x, y, width, height } = await boxOf(panelOf(page));
      expect([x, width, y + height]).toEqual([0, PHONE.width, PHONE.height]);
      expect(y).toBe(PHONE.height / 2);
    }
  });
});

describe('Without ?inspect', () => {
  test('no visitor loads anything of it', async ({ visitor }) => {
    const scripts = built(/Running flows/);
    expect(scripts).toHaveLength(1);
    const loaded: string[] = [];
    visitor.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)));
    await visitor.goto('/browse');
    await visitor.getByRole('region', { name: 'Top 10' }).getByRole('link').first().waitFor();
    expect(loaded.filter((name) => scripts.includes(name))).toEqual([]);
    expect(await panelOf(visitor).count()).toBe(0);
  });

  test("no build has Stately's inspector", async () => {
    expect(built(/statelyai|stately\.ai/i)).toEqual([]);
  });
});
