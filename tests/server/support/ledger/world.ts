import { createApp } from '../../../../server/app';
import type { Config } from '../../../../server/config';
import type { Db } from '../../../../server/db/db';
import type { Log } from '../../../../server/log';
import { createOrderJob } from '../../../../server/payments/order-job';
import { createServices } from '../../../../server/services';
import type { FakeSession, FakeStripe } from '../fake-stripe';
import { newMember, type Person } from '../people';
import { callerOf, configOf, ORIGIN, type Provider } from '../provider';
import { type MortalDb, mortal } from './mortal-db';
import type { Random } from './random';

export const SECOND = 1_000;
export const HOUR = 3_600 * SECOND;
export const DAY = 24 * HOUR;

export interface Clock {
  now: number;
}

export interface Process extends Pick<Provider, 'call' | 'request'> {
  readonly db: MortalDb;
  sweep(): Promise<void>;
}

export interface Payer extends Person {
  /** Checkouts whose URLs reached the member; others cannot be paid. */
  readonly checkouts: Set<FakeSession>;
}

export interface World {
  readonly clock: Clock;
  readonly stripe: FakeStripe;
  readonly db: Db;
  readonly payers: readonly Payer[];
  readonly processes: Process[];
  readonly paidAt: Map<string, number>;
  readonly cancelled: Set<string>;
  readonly faults: string[];
  readonly story: string[];
}

const FIRST_DAY = Date.parse('2026-01-15T12:00:00Z');

export async function openWorld(
  { db, stripe, clock }: Pick<World, 'db' | 'stripe' | 'clock'>,
  random: Random,
): Promise<World> {
  clock.now = FIRST_DAY + random.upTo(730) * DAY;
  await db.query('delete from subscriptions');
  await db.query('delete from orders');
  const first = processOn(db, stripe, clock);
  const processes = [first, processOn(db, stripe, clock)];
  const payers: Payer[] = [];
  for (const _ of ['one', 'another']) {
    payers.push({ ...(await newMember(first)), checkouts: new Set() });
  }
  return {
    clock,
    stripe,
    db,
    payers,
    processes,
    paidAt: new Map(),
    cancelled: new Set(),
    faults: [],
    story: [],
  };
}

export function processOn(db: Db, stripe: FakeStripe, clock: Clock): Process {
  const own = mortal(db);
  const log: Log = { info: () => {}, error: () => {} };
  const settings: Partial<Config> = { ...stripe.config, now: () => new Date(clock.now), log };
  const config = configOf({ ...settings, sessionDays: 100_000 });
  const services = createServices(own, config);
  const app = createApp(services);
  const request: Provider['request'] = async (path, init) =>
    app.request(new Request(new URL(path, ORIGIN), init));
  return {
    db: own,
    ...callerOf(request),
    sweep: () => createOrderJob(services).run(),
  };
}
