/**
 * Checks that orders match Stripe's payments after random purchases, refunds and crashes.
 * A failure prints its seed: `LEDGER_SEED=… LEDGER_RUNS=1` replays it, `LEDGER_RUNS=500` runs more.
 */
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from './support/databases';
import { sharedStripe } from './support/fake-stripe';
import { happen, settleDown } from './support/ledger/acts';
import { audit } from './support/ledger/audit';
import { randomFrom } from './support/ledger/random';
import { openWorld } from './support/ledger/world';
import { sharedProvider } from './support/provider';

const SEED = Number(process.env.LEDGER_SEED ?? 1);
const RUNS = Number(process.env.LEDGER_RUNS ?? 10);
const ACTS = 30;
const SETTLED_EVERY = 15;

describe.each(databases)('the ledger on $name', ({ connect }) => {
  const clock = { now: 0 };
  const stripe = sharedStripe(() => clock.now);
  const provider = sharedProvider({}, connect);
  beforeAll(hurrySdk);
  afterAll(() => vi.restoreAllMocks());

  test(
    `adds up in ${RUNS} runs from seed ${SEED}`,
    async () => {
      for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
        const random = randomFrom(seed);
        const world = await openWorld({ db: provider.db, stripe, clock }, random);
        for (let act = 1; act <= ACTS; act += 1) {
          await happen(world, random);
          if (act % SETTLED_EVERY > 0) continue;
          await settleDown(world);
          const faults = await audit(world);
          expect(faults, `LEDGER_SEED=${seed}\n${world.story.join('\n')}`).toEqual([]);
        }
      }
    },
    60_000 + RUNS * 10_000,
  );
});

/** Removes the SDK's delay of half a second before a retry. */
function hurrySdk(): void {
  const sender = Reflect.get(new Stripe('sk_test'), '_requestSender');
  vi.spyOn(Object.getPrototypeOf(sender), '_getSleepTimeInMS').mockReturnValue(0);
}
