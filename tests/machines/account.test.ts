import { expect, test } from 'vitest';
import type { EventFrom } from 'xstate';
import { accountFlow } from '../../flows/cases/account';
import { isEvent, runningOf } from '../../flows/harness/promises';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(accountFlow, {
  'another page is opened only after the member has said so, or the profile is saved': (now) =>
    !now.calls.some(([kind]) => kind === 'emits') ||
    now.snapshot.matches('unchanged') ||
    isEvent(now, 'leave.confirmed', 'profile.restored'),
  'leaving is held back exactly while something is not saved': ({ snapshot }, testPath) =>
    runningOf('askBeforeUnload', testPath) === (snapshot.matches('unchanged') ? 0 : 1),
});

const held = ['starts', 'askBeforeUnload'];
const free = ['stops', 'askBeforeUnload'];
const released = ['emits', { type: 'navigation.released' }];

function after(...events: EventFrom<typeof accountFlow.machine>['type'][]) {
  const account = live(accountFlow, undefined);
  const did = account.send(...events);
  return [account.value(), did];
}

const typing = ['profile.changed'] as const;
const saving = [...typing, 'save.started'] as const;
const leaving = { changed: 'leaving' };
const asking = { changed: 'asking' };

test('only an unsaved profile blocks leaving, until it is saved or restored', () => {
  expect(after(...typing, 'profile.restored')).toEqual(['unchanged', [held, free]]);
});

test('a member who stays is asked again the next time', () => {
  const asked = [...typing, 'leave.requested'] as const;
  expect(after(...asked)).toEqual([asking, [held]]);
  expect(after(...asked, 'leave.declined')).toEqual([{ changed: 'staying' }, [held]]);
  expect(after(...asked, 'leave.declined', 'leave.requested')).toEqual([asking, [held]]);
});

test('a member who leaves reaches the requested page, and is asked again after returning', () => {
  const gone = [...typing, 'leave.requested', 'leave.confirmed'] as const;
  expect(after(...gone)).toEqual([leaving, [held, released]]);
  expect(after(...gone, 'profile.changed', 'leave.requested')).toEqual([
    asking,
    [held, released, free, held],
  ]);
});

test('a member who wants to leave while the profile is saved is not asked, and leaves once it is, unless they type on', () => {
  const waiting = [...saving, 'leave.requested'] as const;
  expect(after(...waiting)).toEqual([{ changed: 'awaitingSave' }, [held]]);
  expect(after(...waiting, 'profile.restored')).toEqual([leaving, [held, released]]);
  const typingOn = [...waiting, 'profile.changed', 'profile.restored'] as const;
  expect(after(...typingOn)).toEqual(['unchanged', [held, free]]);
});

test('a page requested just before the save, and reported just after it, opens', () => {
  expect(after(...saving, 'profile.restored', 'save.ended', 'leave.requested')).toEqual([
    'unchanged',
    [held, free, released],
  ]);
});

test.each([
  ['could not be saved', ['save.ended']],
  ['was to be left, and could not be saved', ['leave.requested', 'save.ended']],
  ['was typed in meanwhile', ['leave.requested', 'profile.changed', 'save.ended']],
] as const)('a profile that %s still blocks leaving', (_, events) => {
  expect(after(...saving, ...events)).toEqual([{ changed: 'staying' }, [held]]);
  expect(after(...saving, ...events, 'leave.requested')).toEqual([asking, [held]]);
});

test('a member who wants to leave twice while the profile is saved is asked, until it is', () => {
  const asked = [...saving, 'leave.requested', 'leave.requested'] as const;
  expect(after(...asked)).toEqual([{ changed: 'askingMeanwhile' }, [held]]);
  expect(after(...asked, 'profile.restored')).toEqual([leaving, [held, released]]);
  expect(after(...asked, 'leave.confirmed')).toEqual([leaving, [held, released]]);
  expect(after(...asked, 'leave.declined')).toEqual([{ changed: 'saving' }, [held]]);
  expect(after(...asked, 'save.ended')).toEqual([asking, [held]]);
});
