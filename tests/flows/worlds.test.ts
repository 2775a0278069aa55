import { describe, expect, test } from 'vitest';
import { readRecording, recordingText } from '../../flows/live/recording';
import * as all from '../../flows/worlds/all';
import { explore } from '../../flows/worlds/explore';
import { recordingOf, sentencesIn } from '../../flows/worlds/story';
import type { World } from '../../flows/worlds/world';
import { oldCharts } from './fixtures/old-charts/all';

const worlds: Readonly<Record<string, World>> = all;

const PATIENCE = 120_000;

test.each(Object.entries(worlds))(
  'every promise holds in the world of %s',
  (_, world) => {
    expect(explore(world).broken.map(({ says, story }) => ({ says, story }))).toEqual([]);
  },
  PATIENCE,
);

const nothingLost = (world: World): World => ({
  ...world,
  losses: 0,
  late: 1,
  limits: { ...world.limits, outages: 0 },
});

const PAID = 'A paid plan is not offered again after the member returns.';
const REPORTED = 'A failure is reported only in the tab of the click.';
const ORDERED = [
  'the page: the price is read',
  'Proceed Payment is pressed',
  'the page: the order is placed',
  'the member pays',
];

const faults: readonly (readonly [name: string, World, says: string, story: readonly string[]])[] =
  [
    [
      'F1 a payment whose first read was lost',
      all.checkout,
      PAID,
      [
        ...ORDERED,
        'the page: the subscription is read, and its answer is lost',
        'the member closes the payment tab',
      ],
    ],
    [
      'F1 a payment before the first read',
      nothingLost(all.checkout),
      PAID,
      [
        ...ORDERED,
        'the member closes the payment tab',
        'the page: the subscription is read',
        'the page: the subscription is read',
      ],
    ],
    [
      'F2 a cancellation whose answer was lost',
      all.plans,
      'A plan cancelled here is not shown as active.',
      [
        'the plans page: the subscription is read',
        'Cancel is pressed',
        'the cancellation is confirmed',
        'the plans page: the plan is cancelled, and its answer is lost',
      ],
    ],
    [
      'F3 a confirmation that the provider was too busy for',
      all.checkout,
      'A successful payment is never finally reported as failed.',
      [
        ...ORDERED,
        'the gateway returns to the site',
        'the payment tab has its turn',
        'the page: the subscription is read',
        'the payment tab: the provider is too busy to confirm',
      ],
    ],
    [
      'F4 a toggle clicked twice, with the first answer lost',
      all.watchlist,
      'A list read in one tab shows in every tab.',
      [
        'the toggle is clicked in tab A',
        'the toggle is clicked in tab A',
        'tab A: the save turns the entry, and its answer is lost',
        'tab A: the list is read',
      ],
    ],
    [
      'F5 a toggle flipped on another device',
      nothingLost(all.watchlist),
      REPORTED,
      [
        'the toggle is clicked in tab A',
        'another device flips the entry',
        'the page of tab B loads its lists',
        'tab A: the save turns the entry',
        'tab B receives entry.refreshed from the provider',
        'tab B receives entry.saved from tab A',
        'tab B: the list is read',
      ],
    ],
    [
      'F6 a seek during a pause',
      all.progress,
      'A film resumes at its stored position.',
      [
        'the film is played',
        'the film is paused',
        'the viewer seeks forward',
        "the film's page is left",
      ],
    ],
    [
      'F7 positions that were never loaded',
      all.progress,
      'In sync means that both have the same positions.',
      [
        'the other device: the positions are read, and its answer is lost',
        'the film is stopped on the other device',
        'the other device: the position is sent',
      ],
    ],
  ];

describe('on the charts of commit 9a2daa7b', () => {
  test.each(faults)('%s is found', (_, world, says, story) => {
    const { broken } = explore({ ...world, depth: story.length }, oldCharts);
    expect(broken.find((it) => it.says === says)?.story).toEqual(story);
  });
});

test('a story is written in sentences, and opens in the atlas as a recording', () => {
  const { broken } = explore(all.progress, oldCharts);
  const { story = [], log = [] } = broken.find(({ says }) => says.startsWith('A film')) ?? {};
  expect(sentencesIn(story).at(-1)).toBe("4. The film's page is left.");
  const steps = recordingOf(all.progress, log, oldCharts);
  expect(readRecording(recordingText(steps))).toEqual(steps);
  expect(steps.map(({ use, event }) => `${use}: ${event}`)).toEqual([
    'Progress: xstate.init',
    'Progress: xstate.init',
    'Watching: xstate.init',
    'Watching: film.playing',
    'Watching: film.paused',
    'Progress: position.changed',
    'Watching: film.paused',
  ]);
});
