import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import type { Failure } from '../../contract/failure';
import { formMachine } from '../../machines/form.machine';
import { plansMachine } from '../../machines/plans.machine';
import { queryMachine } from '../../machines/query.machine';
import { sessionMachine } from '../../machines/session.machine';
import { CallFailure } from '../../src/api/failure';
import { alertFailure, notifyFailure } from '../../src/lib/failures';
import { type Notification, watchNotifications } from '../../src/lib/notifications';
import { provideActors } from '../../src/lib/provide-actors';
import { text } from '../../src/lib/site/texts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
const toasts: Notification[] = [];
watchNotifications((toast) => toasts.push(toast));

afterEach(() => {
  logged.mockClear();
  toasts.length = 0;
  vi.unstubAllGlobals();
});

const lostSession = new CallFailure('anyCall', { kind: 'unauthorized', status: 401 });
const noNetwork = new CallFailure('anyCall', { kind: 'network' });
const refused = new CallFailure('anyCall', { kind: 'rejected', status: 422, reason: 'Taken.' });

async function submitForm(submit: () => Promise<{ confirmation: string | null }>) {
  const form = createActor(provideActors(formMachine, { actors: { submitForm: submit } }), {
    input: {
      errors: {},
      isTypedBefore: false,
      waitsUntilReady: false,
      failureText: 'Login failed!',
    },
  });
  form.on('failure.raised', notifyFailure);
  form.start();
  form.send({ type: 'form.submitted' });
  await waitFor(form, (it) => !it.hasTag('busy'));
  return { toasts: toasts.map(({ message }) => message), logs: logged.mock.calls };
}

async function failQuery(error: unknown) {
  const query = createActor(
    provideActors(queryMachine, {
      actors: {
        read: () => Promise.reject(error),
        watchNetwork: fromCallback(() => {}),
        watchOutdated: fromCallback(() => {}),
      },
      actions: { giveUpCall() {}, tellOwner() {} },
      logAs: ({ queryKey }) => `query ${queryKey}`,
    }),
    { input: { queryKey: 'tvShows', cached: null } },
  );
  query.start();
  await waitFor(query, (it) => it.hasTag('failed'));
  return logged.mock.calls;
}

describe('A flow', () => {
  const actors = { watchSession: fromCallback(() => {}), signOut: async () => {} };
  const actions = { keepInterrupted() {}, endInterruption() {}, forgetSession() {} };

  test('does not load without a side effect that its chart declares, and names it', () => {
    const load = () => provideActors(sessionMachine, { actors, actions });
    expect(load).toThrow('session: clearStorage is not supplied');
  });

  test('does not load without an actor', () => {
    const { signOut: _, ...others } = actors;
    const supplied = { actors: others, actions: { ...actions, clearStorage() {} } };
    // @ts-expect-error: `signOut` is missing
    const load = () => provideActors(sessionMachine, supplied);
    expect(load).toThrow('session: signOut is not supplied');
  });

  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  test.each(files.filter((file) => file.endsWith('.actors.ts')))(
    '%s provides everything that its chart declares',
    async (file) => {
      vi.stubGlobal('window', { addEventListener() {} });
      await import(pathToFileURL(`src/${file}`).href);
    },
  );
});

describe('A form that could not be sent', () => {
  test.each([
    ["shows the provider's message", refused, 'Taken.'],
    ['shows its own text without one,', noNetwork, 'Login failed!'],
  ])('%s and logs nothing', async (_, failure, said) => {
    expect(await submitForm(() => Promise.reject(failure))).toEqual({ toasts: [said], logs: [] });
  });

  test('because of a defect is logged once and not called a failed login', async () => {
    const defect = new TypeError('x is not a function');
    expect(await submitForm(() => Promise.reject(defect))).toEqual({
      toasts: ['Something went wrong'],
      logs: [['[fin] form', 'x is not a function']],
    });
  });

  test('because the session expired can be used again, without a message or log entry', async () => {
    expect(await submitForm(() => Promise.reject(lostSession))).toEqual({ toasts: [], logs: [] });
  });
});

test.each([
  ['is logged once, under its name', noNetwork, [['[fin] query tvShows', 'anyCall: network']]],
  ['is not logged when the session was lost', lostSession, []],
  ['is not logged when the call was aborted', new DOMException('Left', 'AbortError'), []],
])('a query that fails %s', async (_, error, logs) => {
  expect(await failQuery(error)).toEqual(logs);
});

test.each([
  ['a failed cancellation shows an alert', noNetwork, 1],
  ['a cancellation that loses the session raises no alert', lostSession, 0],
] as const)('%s', async (_, error, alerts) => {
  const alert = vi.fn();
  vi.stubGlobal('window', { alert });
  const plans = createActor(
    provideActors(plansMachine, {
      actors: {
        watchNetwork: fromCallback(() => {}),
        readSubscription: async () => ({ id: '9', name: 'Standard', status: 'active' }),
        cancelSubscription: () => Promise.reject(error satisfies Failure),
        watchSubscription: fromCallback(() => {}),
      },
      actions: {
        alertFailure: (_, { error, text: key }) => alertFailure({ error, text: text(key) }),
      },
      logAs: () => 'subscription',
    }),
  );
  plans.start();
  await waitFor(plans, (it) => it.hasTag('ready'));
  plans.send({ type: 'cancel.requested' });
  plans.send({ type: 'cancel.confirmed' });
  await waitFor(plans, (it) => it.matches({ active: 'running' }));
  expect(alert.mock.calls).toEqual(
    alerts ? [['Failed to cancel subscription. Please try again.']] : [],
  );
});
