import { describe, expect, test } from 'vitest';
import { namedTracks } from '../../src/features/player/choices/named-tracks';
import { allChoices, choices, keyRows, menuChoices } from '../../src/features/player/choices/table';
import { createMediaStores, type MediaState } from '../../src/media/media-state';

const able = { seek: true, volume: true, rate: true };
const texts = [
  { id: 'en', label: 'English' },
  { id: 'fr', label: 'Français' },
];

function mediaState(says: Partial<MediaState> = {}, lastText: string | null = null) {
  const nothing = createMediaStores().mediaState.read();
  return { ...nothing, can: { ...nothing.can, ...able }, lastText, ...says };
}

function press(key: string, says = mediaState()) {
  const row = keyRows.find(({ keys }) => key in keys);
  return row?.press(says, row.keys[key] ?? 1) ?? null;
}

test('each choice has a name of its own, and each key chooses one thing', () => {
  const ids = menuChoices.map(({ id }) => id);
  const keys = keyRows.flatMap((row) => Object.keys(row.keys));
  expect([new Set(ids).size, new Set(keys).size]).toEqual([ids.length, keys.length]);
});

test('each preference has one storage name', () => {
  const names = allChoices.flatMap(({ persist }) => Object.values(persist));
  expect(names.toSorted()).toEqual([...new Set(names)].sort());
});

test('a track is named by its stream, by its language, or by its index', () => {
  const tracks = [
    { id: 'en', label: 'Commentary', language: 'en' },
    { id: 'pt-BR', label: '', language: 'pt-BR' },
    { id: 'no tag', label: '', language: 'no tag' },
    { id: 'track 4', label: '' },
  ];
  expect(namedTracks(tracks)).toEqual([
    ['en', 'Commentary'],
    ['pt-BR', 'Brazilian Portuguese'],
    ['no tag', 'no tag'],
    ['track 4', 'Track 4'],
  ]);
});

describe('the menu', () => {
  test('offers what a source has, and shows what is active', () => {
    const says = mediaState({
      texts,
      text: 'fr',
      rate: 1.5,
      shownQuality: '720p',
      qualities: [{ id: '720p', label: '720p' }],
      audios: [{ id: 'en', label: 'English' }],
    });
    const shown = menuChoices.map(({ id, can, text }) => [id, can(says), text(says)]);
    expect(shown).toEqual([
      ['speed', true, '1.5×'],
      ['quality', true, 'Auto (720p)'],
      ['captions', true, 'Français'],
      ['audio', false, ''],
    ]);
  });

  test('requests the choice, the first entry for none', () => {
    expect(choices.captions.offers(mediaState({ texts, text: 'en' }))).toEqual([
      { id: 'null', label: 'Off', isChosen: false, preferences: { text: null } },
      { id: 'en', label: 'English', isChosen: true, preferences: { text: 'en' } },
      { id: 'fr', label: 'Français', isChosen: false, preferences: { text: 'fr' } },
    ]);
  });

  test('offers nothing that a source does not support', () => {
    const unable = mediaState({ can: { ...mediaState().can, rate: false } });
    expect(menuChoices.flatMap(({ offers }) => offers(unable))).toEqual([]);
  });
});

test.each([
  ['ArrowDown', {}, { volume: 0.95, isMuted: false }],
  ['ArrowUp', { volume: 1 }, { volume: 1, isMuted: false }],
  ['ArrowUp', { volume: 0.4, isMuted: true }, { volume: 0.05, isMuted: false }],
  ['ArrowDown', { volume: 0.05 }, { isMuted: true }],
  ['m', {}, { isMuted: true }],
  ['m', { isMuted: true }, { isMuted: false }],
  ['>', {}, { rate: 1.25 }],
  ['>', { rate: 2 }, { rate: 2 }],
  ['<', { rate: 1.1 }, { rate: 1 }],
  ['c', { texts, text: 'fr' }, { text: null }],
  ['c', { texts }, { text: 'en' }],
  ['c', {}, {}],
] as const)('%s, with media in state %j, requests %j', (key, says, asked) => {
  expect(press(key, mediaState(says))).toEqual(asked);
});

test('the previous captions return by one key press', () => {
  expect(press('c', mediaState({ texts }, 'fr'))).toEqual({ text: 'fr' });
});

test('a key has no effect where a source does not support it', () => {
  const unable = mediaState({ can: { ...mediaState().can, rate: false, volume: false } });
  expect(['>', 'ArrowUp'].map((key) => press(key, unable))).toEqual([null, null]);
});

test('the OSD shows what was done', () => {
  const echo = (key: string, says: Partial<MediaState>) =>
    keyRows.find(({ keys }) => key in keys)?.echo(mediaState(says))[1];
  expect([
    echo('ArrowUp', { volume: 0.95 }),
    echo('ArrowDown', { isMuted: true }),
    echo('m', { isMuted: true }),
    echo('m', { volume: 0.4 }),
    echo('>', { rate: 1.25 }),
    echo('c', { texts, text: 'en' }),
    echo('c', { texts }),
    echo('c', {}),
  ]).toEqual([
    ...['Volume 95 %', 'Volume 0 %', 'Muted', 'Volume 40 %', 'Speed 1.25×'],
    ...['Captions: English', 'Captions off', 'No captions'],
  ]);
});
