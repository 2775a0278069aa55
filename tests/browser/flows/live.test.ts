/** The running charts, looked at in the site itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { SITE_DIR } from '../../../scripts/site-build';
import { audit } from '../setup/audit';
import { PHONE, test } from '../setup/test';
import { litIn, panelOf, press, runningIn, stepBackTo, typeBesidePanel, untilStep } from './panel';

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
        'Session: member.staying',
        'Genres: found.content.filled, found.freshness.current',
        'Search box: suggesting.listed',
        'Page: open.shown',
        'Notifications: quiet',
      ]);
    await expect
      .poll(() => litIn(member))
      .toEqual(['search', 'search.suggesting', 'search.suggesting.listed']);
    await stepBackTo(member, 'Search box: query.changed');
    await expect.poll(() => litIn(member)).toContain('search.suggesting.typing');
    await press(member, 'Forward');
    await expect.poll(() => litIn(member)).toContain('search.suggesting.fetching');
    // Where it has gone since: the box closed its list when the focus left it for the panel.
    await press(member, 'Live');
    await expect.poll(() => litIn(member)).toContain('search.resting');
  });

  test('lights the chart that is chosen, has its own keys, and gives room when it is moved, collapsed or closed', async ({
    visitor,
  }) => {
    await visitor.goto('/browse?inspect');
    const panel = panelOf(visitor);
    await panel.getByRole('button', { name: /^Session: / }).press('Enter');
    await untilStep(visitor, 'Popular Movies: xstate.done.actor.read →');
    await expect
      .poll(() => litIn(visitor))
      .toEqual(['session', 'session.visitor', 'session.visitor.browsing']);

    const box = async () => (await panel.boundingBox()) ?? { x: 0, height: 0 };
    const before = await box();
    await press(visitor, 'Move');
    await expect.poll(async () => (await box()).x).toBeLessThan(before.x);
    await visitor.keyboard.press('/');
    const move = panel.getByRole('button', { name: 'Move' });
    expect(await move.evaluate((it) => it.matches(':focus'))).toBe(true);
    await press(visitor, 'Collapse');
    await expect.poll(async () => (await box()).height).toBeLessThan(60);
    await press(visitor, 'Expand');
    await panel.getByRole('button', { name: 'Save' }).waitFor();
    await press(visitor, 'Close');
    await panel.waitFor({ state: 'detached' });
  });

  // It is audited in three looks.
  const time = { timeout: 60_000 };
  test(
    'can be read without barriers, in light and dark, and on a phone, where it is a sheet below the bar',
    time,
    async ({ open }) => {
      for (const options of [
        { colorScheme: 'dark' },
        { colorScheme: 'light' },
        { viewport: PHONE },
      ] as const) {
        const page = await open(options);
        await page.goto('/browse?inspect');
        await untilStep(page, 'Popular Movies: xstate.done.actor.read →');
        await panelOf(page).locator('.state.here').first().waitFor();
        expect(await audit(page)).toEqual([]);
        if (!('viewport' in options)) continue;
        const { x, y, width, height } = (await panelOf(page).boundingBox()) ?? {
          ...{ x: 0, y: 0, width: 0, height: 0 },
        };
        expect([x, width, y + height]).toEqual([0, PHONE.width, PHONE.height]);
        expect(y).toBeGreaterThan(PHONE.height / 2);
      }
    },
  );
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
