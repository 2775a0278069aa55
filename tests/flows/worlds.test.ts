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

const nothingLost = (world: World): World => ({ ...world, losses: 0, late: 1 });

const PAID = 'A paid plan is not offered again once the member has come back.';
const TOLD = 'A failure is told only where the member pressed.';
const ORDERED = [
  'the page: the price is read',
  'Proceed Payment is pressed',
  'the page: the order is placed',
  'the member pays',
];

/** Bugs that members met: the broken promise, and the shortest story that breaks it. */
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
      'F1 a payment whose first read came after it',
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
      'A plan that was cancelled here is not shown as active.',
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
      'A member whose payment went through is never told for good that it failed.',
      [
        ...ORDERED,
        'the gateway leads back to the site',
        'the payment tab has its turn',
        'the page: the subscription is read',
        'the payment tab: the provider is too busy to confirm',
      ],
    ],
    [
      'F4 a heart that was pressed twice, and the answer to the first press lost',
      all.watchlist,
      'What one tab has read is shown in every tab.',
      [
        'the heart is pressed in tab A',
        'the heart is pressed in tab A',
        'tab A: the save turns the entry, and its answer is lost',
        'tab A: the list is read',
      ],
    ],
    [
      'F5 a heart that another device had turned',
      nothingLost(all.watchlist),
      TOLD,
      [
        'the heart is pressed in tab A',
        'another device turns the entry',
        'the page of tab B reads its lists',
        'tab A: the save turns the entry',
        'tab B hears entry.refreshed from the provider',
        'tab B hears entry.saved from tab A',
        'tab B: the list is read',
      ],
    ],
    [
      'F6 a film that was moved while it was paused',
      all.progress,
      'A film goes on where it was left.',
      [
        'the film is played',
        'the film is paused',
        'the film is moved on',
        'the page of the film is left',
      ],
    ],
    [
      'F7 places that were never read',
      all.progress,
      'In step means that both know what the other knows.',
      [
        'the other device: the places are read, and its answer is lost',
        'the film is left on the other device',
        'the other device: the place is sent',
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
  expect(sentencesIn(story).at(-1)).toBe('4. The page of the film is left.');
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
