import { expect, onTestFinished, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { confirmationOf } from '../../src/features/checkout/confirmation.actors';
import { rememberPayment } from '../../src/state/confirmed-payments';

function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, work: () => Promise<unknown>) {
      last = last.then(work);
      return last;
    },
  };
}

test('a tab that finds the payment confirmed at its turn passes the turn on', async () => {
  const locks = createLocks();
  vi.stubGlobal('navigator', { locks });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  let endFirst = () => {};
  const firstTab = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  locks.request('first', () => firstTab);

  const second = confirmationOf('cs_1');
  second.start();
  expect(second.getSnapshot().value).toEqual({ processing: 'awaitingTurn' });
  rememberPayment('cs_1');
  endFirst();
  await waitFor(second, (snapshot) => snapshot.matches('confirmed'));

  await expect(locks.request('third', async () => 'its turn')).resolves.toBe('its turn');
});
