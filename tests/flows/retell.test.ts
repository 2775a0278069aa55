import { describe, expect, test } from 'vitest';
import type { Step } from '../../flows/live/allowed';
import { readRecording, recordingText } from '../../flows/live/recording';
import * as all from '../../flows/worlds/all';
import { explore } from '../../flows/worlds/explore';
import { storyOf } from '../../flows/worlds/recorded';
import { retell } from '../../flows/worlds/retell';
import { recordingOf } from '../../flows/worlds/story';
import type { World } from '../../flows/worlds/world';
import { oldCharts } from './fixtures/old-charts/all';

interface Fault {
  readonly name: string;
  readonly world: World;
  readonly promise: string;
  readonly madeUp: readonly string[];
  readonly left: readonly string[];
  readonly more: readonly string[];
}

const faults: readonly Fault[] = [
  {
    name: 'F1',
    world: all.checkout,
    promise: 'A paid plan is not offered again after the member returns.',
    madeUp: ['the member pays'],
    left: ['the page: the subscription is read, and its answer is lost'],
    more: ['the page: the subscription is read'],
  },
  {
    name: 'F4',
    world: all.watchlist,
    promise: 'A list read in one tab shows in every tab.',
    madeUp: [],
    left: [],
    more: [
      'tab A: the save turns the entry',
      'tab B receives entry.refreshed from tab A',
      'tab B receives entry.saved from tab A',
    ],
  },
  {
    name: 'F6',
    world: all.progress,
    promise: 'A film resumes at its stored position.',
    madeUp: ['the viewer seeks forward'],
    left: [],
    more: [
      'this device: the positions are read',
      'this device: the position is sent',
      'the other device: the positions are read',
    ],
  },
];

describe.each(faults)('$name, recorded on the charts of commit 9a2daa7b', (fault) => {
  const { world, promise } = fault;
  const found = explore(world, oldCharts).broken.find(({ says }) => says === promise);
  const steps = recordingOf(world, found?.log ?? [], oldCharts);
  const described = storyOf(world, readRecording(recordingText(steps)), oldCharts);
  const story = described?.story ?? [];

  test('is described as it happened, with its made-up moves', () => {
    expect(described).toEqual({ story: found?.story, madeUp: fault.madeUp });
  });

  test('breaks the same promise on them', () => {
    const { left, broken } = retell(world, story, oldCharts);
    expect([left, broken?.says]).toEqual([[], promise]);
  });

  test("keeps every promise on today's charts", () => {
    const { left, more, broken } = retell(world, story);
    expect({ left, more, broken }).toEqual({ left: fault.left, more: fault.more, broken: null });
  });
});

test("another world's recording is not a story of this world", () => {
  const [begin, ...steps] = recordingOf(
    all.plans,
    explore(all.plans, oldCharts).broken[0]?.log ?? [],
    oldCharts,
  );
  expect(steps.length).toBeGreaterThan(2);
  expect(storyOf(all.watchlist, steps)).toBeNull();
  const odd = { ...(begin as Step), states: ['plans.nowhere'] };
  expect(storyOf(all.plans, [odd, ...steps])).toBeNull();
});
