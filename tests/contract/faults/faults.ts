import { type CallName, calls } from '../../../contract/calls';
import type { Failure } from '../../../contract/failure';
import type { Play } from './fake-provider';
import * as plays from './replies';
import { samples } from './samples';

export type Ending = { answer: unknown } | Failure | 'left';

export interface Way {
  play: Play | 'closed';
  ending: Ending;
  ender?: 'timer' | 'person';
  after?: 'request' | 'headers' | 'body';
}

const absent: Failure = { kind: 'absent', status: 404, reason: null, fieldErrors: {} };

const SAID = 'The provider says no.';
const HTML = '<!doctype html><title>Error</title><script>alert(1)</script>';
const LONG = '<b>lots</b> '.repeat(1000).trim();

export const screenFaults: readonly string[] = ['offline', 'late answer after a newer one'];

export const faults: Readonly<Record<string, (name: CallName) => Way[]>> = {
  '400+message': () => [rejection(400)],
  '401': unauthorized,
  '403+message': () => [rejection(403)],
  '404+message': (name) => [
    'isExtension' in calls[name] ? { ...rejection(404), ending: absent } : rejection(404),
  ],
  '409+message': () => [rejection(409)],
  '413 no JSON': () => [{ play: plays.text(413, HTML), ending: rejected(413, null) }],
  '422+message': () => [rejection(422, { email: 'Taken', name: 'Too long' })],
  '429+Retry-After+message': () => [rejection(429, {}, { 'Retry-After': '1' })],
  '500+message': () => [rejection(500)],
  '500 HTML': () => [{ play: plays.text(500, HTML), ending: rejected(500, null) }],
  '502/503/504 empty': () =>
    [502, 503, 504].map((it) => ({ play: plays.empty(it), ending: rejected(it, null) })),
  'refused/reset before headers': () =>
    (['closed', plays.reset] as const).map((play) => ({ play, ending: failure('network') })),
  'cut mid-body': () =>
    [plays.cutShort, plays.cutBetweenChunks].map((play) => ({ play, ending: failure('network') })),
  'hang until client timer': () => hanging('timer', failure('timeout')),
  'slow 5 s, user leaves': () => hanging('person', 'left'),
  '200 truncated JSON': () => [unreadable(plays.text(200, '{"status":true,"data":[{"id":1,'))],
  '200 HTML / empty / 204 / null': () => [
    ...[plays.text(200, HTML), plays.empty(200), plays.json(200, null)].map((it) => unreadable(it)),
    unreadable(plays.empty(204), 204),
  ],
  '200 wrong shape': (name) =>
    [7, 'text', true, ...samples[name].wrong].map((body) => unreadable(plays.json(200, body))),
  '200 huge body (60 000 items / 5 MB)': (name) => {
    const { body, answer } = samples[name].huge;
    return [{ play: plays.json(200, body), ending: { answer } }];
  },
  'hostile message (object, HTML, 10 kB, bidi)': () => [
    saying({ html: SAID }, null),
    saying([SAID], null),
    saying(7, null),
    saying(' \n ', null),
    saying('<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'),
    saying(LONG, LONG.slice(0, 300)),
    saying('\u202Egnp.exe \u2066safe\u2069', '\u202Egnp.exe \u2066safe\u2069'),
  ],
};

export function endedWhileRead(name: CallName): Way[] {
  const play = plays.json(200, samples[name].huge.body);
  return [
    { play, ending: failure('timeout'), ender: 'timer', after: 'body' },
    { play, ending: 'left', ender: 'person', after: 'body' },
  ];
}

function unauthorized(name: CallName): Way[] {
  const ending =
    calls[name].access === 'anonymous'
      ? rejected(401, SAID)
      : failure('unauthorized', { status: 401 });
  return [{ play: plays.json(401, { status: false, message: SAID }), ending }];
}

function rejection(status: number, fieldErrors: Record<string, string> = {}, headers = {}): Way {
  const errors = Object.fromEntries(
    Object.entries(fieldErrors).map(([field, text]) => [field, [text, 'And more']]),
  );
  const body = { status: false, message: SAID, errors };
  return { play: plays.json(status, body, headers), ending: rejected(status, SAID, fieldErrors) };
}

function saying(message: unknown, reason: string | null): Way {
  return { play: plays.json(400, { status: false, message }), ending: rejected(400, reason) };
}

function unreadable(play: Play, status = 200): Way {
  return { play, ending: failure('unreadable', { status }) };
}

function hanging(ender: 'timer' | 'person', ending: Ending): Way[] {
  return [
    { play: plays.silence, ending, ender, after: 'request' },
    { play: plays.standstill, ending, ender, after: 'headers' },
  ];
}

function rejected(status: number, reason: string | null, fieldErrors = {}): Failure {
  return failure('rejected', { status, reason, fieldErrors });
}

function failure(kind: Failure['kind'], known: Partial<Failure> = {}): Failure {
  return { kind, status: null, reason: null, fieldErrors: {}, ...known };
}
