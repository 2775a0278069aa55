import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  changeDraft,
  draftOf,
  forgetDraft,
  forgetDrafts,
  forgetRow,
  isMissed,
} from '../../src/features/submission/submission-draft';

const KEY = 'fin.draft.f1';
const empty = {
  rows: [],
  texts: {},
  agreeTerms: false,
  files: {},
  unreadable: {},
  missed: [],
};
const still = new File(['pixels'], 'still.png', { type: 'image/png' });

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  forgetDrafts();
  vi.unstubAllGlobals();
});

const reload = forgetDrafts;

test('a form that was never started has an empty draft', () => {
  expect(draftOf('f1')).toEqual(empty);
});

test('after a reload texts and rows are restored, and images are required again', () => {
  changeDraft('f1', {
    rows: ['k1', 'k3'],
    texts: { title: 'Seven Lamps', 'cast.k3.name': 'Omkar Bhide' },
    agreeTerms: true,
    files: { thumnail: still, 'cast.k1.image': null },
  });
  reload();
  expect(draftOf('f1')).toEqual({
    ...empty,
    rows: ['k1', 'k3'],
    texts: { title: 'Seven Lamps', 'cast.k3.name': 'Omkar Bhide' },
    missed: ['thumnail'],
  });
  expect(isMissed(draftOf('f1'), 'thumnail')).toBe(true);
});

test('a lost image stays lost over a second reload, until another is chosen', () => {
  changeDraft('f1', { texts: { title: 'Seven Lamps' }, files: { thumnail: still } });
  reload();
  changeDraft('f1', { texts: { title: 'Eight Lamps' } });
  reload();
  expect(draftOf('f1').missed).toEqual(['thumnail']);
  changeDraft('f1', { files: { thumnail: null } });
  expect(isMissed(draftOf('f1'), 'thumnail')).toBe(false);
  reload();
  expect(draftOf('f1').missed).toEqual([]);
});

test('a draft whose texts are all empty is not stored', () => {
  changeDraft('f1', { rows: ['k1'], texts: { title: 'S' } });
  expect([...storage.items.keys()]).toEqual([KEY]);
  changeDraft('f1', { texts: { title: '' } });
  expect([...storage.items.keys()]).toEqual([]);
});

test('a row that is removed takes its texts and images along, and no other row', () => {
  changeDraft('f1', {
    rows: ['k1', 'k11'],
    texts: { title: 'Seven Lamps', 'cast.k1.name': 'Asha', 'cast.k11.name': 'Omkar' },
    files: { 'cast.k1.image': still, 'cast.k11.image': still },
    unreadable: { 'cast.k1.image': still },
    missed: ['cast.k1.image', 'thumnail'],
  });
  forgetRow('f1', 'k1');
  expect(draftOf('f1')).toEqual({
    ...empty,
    rows: ['k11'],
    texts: { title: 'Seven Lamps', 'cast.k11.name': 'Omkar' },
    files: { 'cast.k11.image': still },
    missed: ['thumnail'],
  });
});

test('a form that was sent is new again, and other forms keep their drafts', () => {
  changeDraft('f1', { texts: { title: 'Seven Lamps' } });
  changeDraft('f2', { texts: { title: 'Salt Road' } });
  forgetDraft('f1');
  reload();
  expect(draftOf('f1')).toEqual(empty);
  expect(draftOf('f2').texts).toEqual({ title: 'Salt Road' });
});

test.each([
  '{broken',
  'null',
  '7',
  '[]',
  '{}',
  JSON.stringify({ rows: ['k1'], texts: {} }),
  JSON.stringify({ rows: 'k1', texts: {}, images: [] }),
  JSON.stringify({ rows: ['__proto__'], texts: {}, images: [] }),
  JSON.stringify({ rows: ['k1234567890'], texts: {}, images: [] }),
  JSON.stringify({ rows: [], texts: null, images: [] }),
  JSON.stringify({ rows: [], texts: { title: 7 }, images: [] }),
])('invalid storage is an empty draft: %s', (text) => {
  storage.items.set(KEY, text);
  expect(draftOf('f1')).toEqual(empty);
});

test('where storage is disabled a draft lasts as long as the page', () => {
  const denied = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  expect(draftOf('f1')).toEqual(empty);
  changeDraft('f1', { texts: { title: 'Seven Lamps' } });
  expect(draftOf('f1').texts).toEqual({ title: 'Seven Lamps' });
});
