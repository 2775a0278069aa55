import { EventEmitter } from 'node:events';
import Hls from 'hls.js';
import { describe, expect, test } from 'vitest';
import type { PlayerState } from '../../src/features/player/use-player';
import { lowerQuality } from '../../src/features/player/use-player-state';
import { offerTextTracks } from '../../src/media/element/text-tracks';
import { offerChoices } from '../../src/media/hls/choices';
import { qualitiesOf, qualityOf, savingLevel } from '../../src/media/hls/qualities';
import { choiceOfLanguage } from '../../src/media/languages';
import { createMediaStores, type MediaState, type Preferences } from '../../src/media/media-state';
import type { Stage } from '../../src/media/port';

test.each([
  ['en', ['de', 'en-GB', 'en'], 'en'],
  ['en', ['de', 'en-GB'], 'en-GB'],
  ['en', ['de', 'eng'], 'eng'],
  ['eng', ['de', 'en'], 'en'],
  ['en-GB', ['en-US'], 'en-US'],
  ['pt', ['pt-PT', 'pt-BR'], 'pt-BR'],
  ['ger', ['de-AT', 'deu'], 'deu'],
  ['zh-TW', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
  ['zh-Hant', ['zh-Hans'], undefined],
  ['und', ['en'], undefined],
  ['file:mine', ['en', 'file:mine'], 'file:mine'],
  ['English SDH', ['en'], undefined],
])('%s, of %j, means %s', (wanted, ids, found) => {
  expect(
    choiceOfLanguage(
      ids.map((id) => ({ id })),
      wanted,
    )?.id,
  ).toBe(found);
});

interface Track {
  language: string;
  isForced?: boolean;
  mode?: TextTrackMode;
}

function videoWith(tracks: Track[], preferences: Preferences = {}) {
  let language: string | undefined = 'en';
  const facts = createMediaStores();
  const all = tracks.map((track) => ({
    kind: 'subtitles',
    label: track.language,
    mode: 'disabled',
    ...track,
  }));
  const textTracks = Object.assign(new EventTarget(), { [Symbol.iterator]: () => all.values() });
  const stage = { mediaState: facts.mediaState, preferences };
  const texts = offerTextTracks({ textTracks } as unknown as HTMLVideoElement, stage, {
    isForced: (track) => Boolean((track as unknown as Track).isForced),
    audioLanguage: () => language,
  });
  textTracks.dispatchEvent(new Event('addtrack'));
  return {
    prefer(text: string | null) {
      preferences.text = text;
      texts.prefer({ text });
      textTracks.dispatchEvent(new Event('change'));
    },
    onAudioSwitched(audioLanguage: string) {
      language = audioLanguage;
      texts.onAudioSwitched();
    },
    shown: () => all.flatMap((it, at) => (it.mode === 'showing' ? [`${it.language} ${at}`] : [])),
    says() {
      const { text, texts: offered } = facts.mediaState.read();
      return [text, offered.map(({ id }) => id)];
    },
  };
}

describe('forced captions', () => {
  const tracks: Track[] = [
    { language: 'en', isForced: true },
    { language: 'en' },
    { language: 'de', isForced: true },
  ];

  test('are not offered, and are shown by themselves with captions off', () => {
    const video = videoWith(tracks, { text: null });
    expect([video.shown(), video.says()]).toEqual([['en 0'], [null, ['en']]]);
    video.prefer('en');
    expect([video.shown(), video.says()]).toEqual([['en 1'], ['en', ['en']]]);
    video.prefer(null);
    expect([video.shown(), video.says()]).toEqual([['en 0'], [null, ['en']]]);
  });

  test("are those of the current soundtrack's language", () => {
    const video = videoWith(tracks);
    video.onAudioSwitched('deu');
    expect(video.shown()).toEqual(['de 2']);
    video.onAudioSwitched('fr');
    expect(video.shown()).toEqual([]);
  });

  test('yield to captions that a stream selects itself', () => {
    const [forced, full] = tracks as [Track, Track];
    expect(videoWith([forced, { ...full, mode: 'showing' }]).shown()).toEqual(['en 1']);
  });
});

test.each(['en-GB', 'eng'])('captions chosen as `en` are shown where they are called %s', (tag) => {
  const video = videoWith([{ language: 'de' }, { language: tag }], { text: 'en' });
  expect([video.shown(), video.says()]).toEqual([[`${tag} 1`], [tag, ['de', tag]]]);
});

const level = (height: number, megabits: number, more: object = {}) => ({
  height,
  bitrate: megabits * 1e6,
  frameRate: 0,
  videoCodec: undefined,
  ...more,
});

describe('qualities', () => {
  test.each([
    ['their height', [level(720, 2), level(1080, 4)], ['720p', '1080p']],
    ['their bit rate without one', [level(0, 0.2), level(0, 0.9)], ['0.2 Mb/s', '0.9 Mb/s']],
    [
      'their bit rate where another has the same height',
      [level(1080, 2), level(1080, 4), level(480, 1)],
      ['1080p, 2.0 Mb/s', '1080p, 4.0 Mb/s', '480p'],
    ],
    [
      'their frame rate where bit rates are almost equal',
      [level(1080, 2.02, { frameRate: 25 }), level(1080, 2.04, { frameRate: 50 })],
      ['1080p, 25 fps, 2.0 Mb/s', '1080p, 50 fps, 2.0 Mb/s'],
    ],
    [
      'their codec',
      [
        level(1080, 2.02, { videoCodec: 'avc1.640028' }),
        level(1080, 2.04, { videoCodec: 'av01.0' }),
      ],
      ['1080p, H.264, 2.0 Mb/s', '1080p, AV1, 2.0 Mb/s'],
    ],
    [
      'a second decimal',
      [level(1080, 2.02), level(1080, 2.04)],
      ['1080p, 2.02 Mb/s', '1080p, 2.04 Mb/s'],
    ],
    [
      'their number',
      [level(1080, 2), level(1080, 2)],
      ['1080p, 2.00 Mb/s (1)', '1080p, 2.00 Mb/s (2)'],
    ],
  ])('are labelled by %s, and each is distinct', (_, levels, labels) => {
    const qualities = qualitiesOf(levels);
    expect(qualities.map(({ label }) => label)).toEqual(labels);
    expect(new Set(qualities.map(({ id }) => id)).size).toBe(levels.length);
  });

  test('are matched by their height where another stream has them', () => {
    const one = qualitiesOf([level(720, 2), level(1080, 4)]);
    const two = qualitiesOf([level(720, 2), level(1080, 3), level(1080, 5)]);
    const [, , best] = two;
    expect([
      qualityOf(one, best?.id ?? '')?.label,
      qualityOf(two.toReversed(), '1080p')?.label,
      qualityOf(two, best?.id ?? '')?.label,
      qualityOf(one, '480p'),
      qualityOf(one, '@200000'),
    ]).toEqual(['1080p', '1080p, 5.0 Mb/s', '1080p, 5.0 Mb/s', undefined, undefined]);
  });

  test('that cannot be decoded are offered no more, and the others stay chosen and shown', () => {
    const [low, high, best] = [level(480, 1), level(1080, 3), level(1080, 5)];
    const hls = Object.assign(new EventEmitter(), { levels: [low, high, best], nextLevel: -1 });
    const happen = (event: string, data?: object) => hls.emit(event, event, data);
    const { mediaState } = createMediaStores();
    const stage: Partial<Stage> = { mediaState, preferences: { quality: '1080p@3000000' } };
    offerChoices(hls as EventEmitter as never, stage as Stage);
    const seen = () => {
      const { qualities, quality, shownQuality } = mediaState.read();
      return [qualities.map(({ id }) => id), quality, shownQuality, hls.nextLevel];
    };
    happen(Hls.Events.MANIFEST_PARSED);
    happen(Hls.Events.LEVEL_SWITCHED, { level: 1 });
    const before = ['1080p@5000000', '1080p@3000000', '480p'];
    expect(seen()).toEqual([before, '1080p@3000000', '1080p@3000000', 1]);
    hls.levels = [low, high];
    happen(Hls.Events.LEVELS_UPDATED);
    expect(seen()).toEqual([['1080p', '480p'], '1080p', '1080p', 1]);
    hls.levels = [low];
    happen(Hls.Events.LEVELS_UPDATED);
    expect(seen()).toEqual([[], null, null, -1]);
  });

  test.each([
    ['720p', '480p'],
    ['480p', null],
    [null, '480p'],
    ['576p', '480p'],
  ])('below %s offer %s', (shownQuality, lower) => {
    const qualities = ['1080p', '720p', '480p'].map((id) => ({ id, label: id }));
    const mediaState: Partial<MediaState> = { qualities, shownQuality };
    expect(lowerQuality({ mediaState } as PlayerState)).toBe(lower);
  });

  test.each([
    ['the largest of up to 480 lines', [level(240, 0.5), level(480, 3), level(720, 2)], 1],
    ['the smallest where all are larger', [level(720, 2), level(1080, 4)], 0],
    ['the only one', [level(0, 0.9)], 0],
    ['not the larger of two without heights', [level(0, 0.2), level(0, 0.9)], 0],
    ['the largest of up to 1.2 Mb/s', [level(0, 0.2), level(0, 1.1), level(0, 4)], 1],
    ['the smallest of large ones', [level(0, 3), level(0, 4)], 0],
  ])('with data saver are %s', (_, levels, at) => {
    expect(savingLevel(levels)).toBe(at);
  });
});
