import { expect } from 'vitest';
import { readRecording } from '../../../flows/live/recording';
import { explore } from '../../../flows/worlds/explore';
import { storyOf } from '../../../flows/worlds/recorded';
import { retell } from '../../../flows/worlds/retell';
import type { Scene } from '../../../flows/worlds/scene';
import { oldCharts } from '../../flows/fixtures/old-charts/all';
import { test } from '../setup/test';
import { saveRecording } from './panel';
import { playStory } from './stories/direct';
import { directors } from './stories/directors';
import { openPlay, type Play } from './stories/play';

const faults = [
  {
    name: 'F1',
    director: directors.checkout,
    main: 'the page',
    promise: 'A paid plan is not offered again after the member returns.',
    end: true,
  },
  {
    name: 'F4',
    director: directors.watchlist,
    main: 'tab A',
    promise: 'A list read in one tab shows in every tab.',
    end: ['false', 'false'],
  },
  {
    name: 'F6',
    director: directors.progress,
    main: 'this device',
    promise: 'A film resumes at its stored position.',
    end: 36,
  },
] as const;

test.for(faults)(
  '$name: the site and the provider agree, and what was recorded breaks a promise of the old charts alone',
  async ({ director, promise, main, end }, { member, account, logs }) => {
    logs.expects(/Failed to load resource/);
    logs.expects(/^\[fin\]/);
    const { world } = director;
    const story =
      explore(world, oldCharts).broken.find(({ says }) => says === promise)?.story ?? [];
    const { scenes } = retell(world, story);
    const play = await openPlay(member, account, director);
    await playStory(director, scenes, play);
    await expect.poll(() => director.end(play)).toEqual({ provider: end, page: end });

    const found = storyOf(world, readRecording(await saveRecording(play.page(main))));
    expect(found).not.toBeNull();
    expect(retell(world, found?.story ?? []).broken).toBeNull();
    expect(retell(world, found?.story ?? [], oldCharts).broken?.says).toBe(promise);
  },
);

test('of an effect with several calls, a story loses the last one and answers the others', async () => {
  const happened: string[] = [];
  const note = (fate: string) => async (page: string, path: string) => {
    happened.push(`${fate} ${path} of ${page}`);
  };
  const play = { drop: note('drops'), answer: note('answers') } as Partial<Play> as Play;
  const nothing = { charts: {}, mail: [] } as Partial<Scene<unknown>> as Scene<unknown>;
  const director = { ...directors.checkout, begin: async () => {} };
  const scenes = ['at the beginning', 'the page: processPayment is lost on its way'].map(
    (says) => [says, nothing] as const,
  );
  expect(await playStory(director, scenes, { ...play, isOpen: () => false })).toEqual([]);
  expect(happened).toEqual([
    'answers /user/subscription-plan of the page',
    'drops /user/process-payment of the page',
  ]);
});
