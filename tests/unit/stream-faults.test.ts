import Hls, { type ErrorData } from 'hls.js';
import { describe, expect, test } from 'vitest';
import { answerTo, faultOf, soundInstead } from '../../src/media/hls/faults';
import { loadPolicies } from '../../src/media/hls/load-policies';
import { areCaptions, isCutShort } from '../../src/media/hls/part-bytes';
import { type Part, wayOn } from '../../src/media/hls/parts';

const { ErrorDetails, ErrorTypes } = Hls;
const network = { type: ErrorTypes.NETWORK_ERROR, details: ErrorDetails.FRAG_LOAD_ERROR };
const unreadable = { type: ErrorTypes.MEDIA_ERROR, details: ErrorDetails.FRAG_PARSING_ERROR };

/** hls.js reports an HTML page and an empty answer as the same error. */
const ANSWERS = {
  'HTTP 404': { ...network, response: { code: 404 } },
  'HTTP 403': { ...network, response: { code: 403 } },
  'HTTP 500': { ...network, response: { code: 500 } },
  'no answer': { ...network, details: ErrorDetails.FRAG_LOAD_TIMEOUT },
  'HTML with 200': unreadable,
  '0 bytes': unreadable,
  cut: { ...network, response: { code: 0 } },
};
const MASTER = { context: { type: 'manifest' } };
const PICTURE_LIST = { context: { type: 'level' } };
const SOUND_LIST = { context: { type: 'audioTrack' } };
const CAPTIONS_LIST = { context: { type: 'subtitleTrack' } };
const PICTURE = { frag: { type: 'main', sn: 3 } };
const SOUND = { frag: { type: 'audio', sn: 3 } };
const CAPTIONS = { frag: { type: 'subtitle', sn: 3 } };
const INIT = { frag: { type: 'main', sn: 'initSegment' } };

const calm = { isLive: false, isRetried: false, lostInARow: 0 };

function outcomes(file: object, situation: Partial<typeof calm> = {}) {
  return Object.values(ANSWERS).map((answer) => {
    const fault = faultOf({ ...answer, ...file } as ErrorData);
    return fault && answerTo(fault, { ...calm, ...situation });
  });
}

const all = (outcome: string) => Object.keys(ANSWERS).map(() => outcome);
const again = 'loadAgain';

test.each<[string, object, Partial<typeof calm>, readonly string[]]>([
  ['the master', MASTER, {}, ['fail', 'fail', again, again, 'fail', 'fail', again]],
  ['the multivariant playlist, again', MASTER, { isRetried: true }, all('fail')],
  [
    'the playlist of the video',
    PICTURE_LIST,
    {},
    ['fail', 'fail', again, again, 'fail', 'fail', again],
  ],
  ['its header', INIT, { isRetried: true }, all('fail')],
  ['the playlist of a soundtrack', SOUND_LIST, {}, all('dropSound')],
  ['the playlist of captions', CAPTIONS_LIST, {}, all('dropCaptions')],
  [
    'a video segment',
    PICTURE,
    {},
    ['leaveOut', 'checkAddress', again, again, 'leaveOut', 'leaveOut', again],
  ],
  [
    'a video segment, again',
    PICTURE,
    { isRetried: true },
    ['leaveOut', 'checkAddress', ...Array(5).fill('leaveOut')],
  ],
  [
    'a video segment after another',
    PICTURE,
    { lostInARow: 1 },
    ['leaveOut', 'checkAddress', ...Array(5).fill('fail')],
  ],
  ['a video segment after three others', PICTURE, { isRetried: true, lostInARow: 3 }, all('fail')],
  [
    'a segment of a soundtrack',
    SOUND,
    {},
    ['leaveOut', 'checkAddress', again, again, 'leaveOut', 'leaveOut', again],
  ],
  [
    'a segment of a soundtrack after three others',
    SOUND,
    { isRetried: true, lostInARow: 3 },
    all('dropSound'),
  ],
  ['a segment of captions', CAPTIONS, {}, all('goOn')],
  [
    "a channel's list",
    PICTURE_LIST,
    { isLive: true },
    ['goOffAir', 'fail', ...Array(5).fill('goOffAir')],
  ],
])('%s', (_, file, situation, expected) => {
  expect(outcomes(file, situation)).toEqual(expected);
});

test.each(['manifestLoadPolicy', 'playlistLoadPolicy', 'fragLoadPolicy'] as const)(
  'hls.js times out after ten seconds: %s',
  (name) => {
    const { maxTimeToFirstByteMs, timeoutRetry } = { ...Hls.DefaultConfig, ...loadPolicies }[name]
      .default;
    expect(maxTimeToFirstByteMs * (1 + (timeoutRetry?.maxNumRetry ?? 0))).toBe(10_000);
  },
);

test('errors of a decoder or a key system concern no file', () => {
  const decoder = { type: ErrorTypes.MEDIA_ERROR, details: ErrorDetails.BUFFER_APPEND_ERROR };
  const keys = { type: ErrorTypes.KEY_SYSTEM_ERROR, details: ErrorDetails.KEY_SYSTEM_NO_KEYS };
  expect([decoder, keys].map((it) => faultOf(it as ErrorData))).toEqual([null, null]);
});

test.each<[string, number, number | null, number[], number | null]>([
  ['the previous one returns', 3, 1, [2], 1],
  ['before playback the next one is used', 3, null, [0], 1],
  ['one that fails during playback is replaced, too', 2, 0, [0], 1],
  ['none is left', 2, null, [0, 1], null],
])('for a missing soundtrack: %s', (_, count, heard, lost, expected) => {
  expect(soundInstead(count, heard, new Set(lost))).toBe(expected);
});

const parts = (row: string): Part[] =>
  [...row].map((it, at) => ({ start: at * 4, end: at * 4 + 4, isLost: it === 'x' }));

describe('playback continues', () => {
  test.each<[string, string, number, boolean, ReturnType<typeof wayOn>]>([
    ['at the second segment where the first is missing', 'x...', 0, false, 4],
    ['after two missing ones', '.xx.', 4, true, 12],
    ['after the buffer, slightly shorter than its segment', '.x..', 3.9, true, 8],
    ['where a viewer seeked, with the next segment', '.x..', 6, false, 8],
    ['with an existing segment', '.x..', 9, false, 'on'],
    ['to the end, where the last is missing', '...x', 12, true, 'end'],
    ['to the end, where the last two are missing', '..xx', 7.96, true, 'end'],
    ['before the end, where a viewer seeked beyond it', '...x', 14, false, 11],
    ['nowhere, where all are missing', 'xxxx', 0, false, 'over'],
    ['nowhere after the last segment', '....', 16, true, 'over'],
  ])('%s', (_, row, second, isLoaded, expected) => {
    expect(wayOn(second, isLoaded, parts(row))).toBe(expected);
  });
});

test.each([
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nHello', true],
  ['\uFEFFWEBVTT', true],
  ['<?xml version="1.0"?><tt>', true],
  ['\0\0\0\u0018styp', true],
  ['<html>oops</html>', false],
  [' ', false],
  ['', false],
])('a caption file may begin with %j: %s', (text, expected) => {
  expect(areCaptions(new TextEncoder().encode(text).buffer)).toBe(expected);
});

function box(name: string, length: number, said = length): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32BE(said);
  bytes.write(name, 4);
  return bytes;
}
function longBox(name: string, length: number, said = length): Buffer {
  const bytes = box(name, length, 1);
  bytes.writeBigUInt64BE(BigInt(said), 8);
  return bytes;
}

test.each([
  ['boxes to its end', [box('moof', 24), box('mdat', 40)], false],
  ['half of its last box', [box('moof', 24), box('mdat', 20, 40)], true],
  ['half of its first box', [box('moof', 12, 24)], true],
  ["a part of its last box's header", [box('moof', 24), Buffer.alloc(5)], true],
  ['a last box without a length', [box('styp', 24), box('mdat', 40, 0)], false],
  ['a long box', [box('moof', 24), longBox('mdat', 40)], false],
  ['half of a long box', [box('moof', 24), longBox('mdat', 20, 40)], true],
  ["the first half of a long box's header", [box('moof', 24), box('mdat', 8, 1)], true],
  ['a file that is not MP4', [Buffer.from('G@'.repeat(94))], false],
  ['nothing', [], false],
])('a segment of %s is checked to its end', (_, boxes, expected) => {
  expect(isCutShort(new Uint8Array(Buffer.concat(boxes)).buffer)).toBe(expected);
});
