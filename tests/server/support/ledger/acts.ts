import { type PlanRow, planById, totalCents } from '../../../../server/payments/pricing';
import type { FakeSession } from '../fake-stripe';
import { liveOrdersOf } from './audit';
import type { Random } from './random';
import { DAY, HOUR, type Payer, type Process, processOn, SECOND, type World } from './world';

const PLANS = ['1', '2', '4'];
const NEW_PLAN_PRICES = [9_900, 14_900, 29_900];

interface Scene extends World {
  readonly random: Random;
  readonly on: Process;
  readonly payer: Payer;
  readonly isCalm: boolean;
}

type Act = (scene: Scene) => Promise<string | null>;

async function press({ on, payer, random, stripe, db, isCalm, ...world }: Scene): Promise<string> {
  const plan = (await planById(db, random.one(PLANS) ?? '1')) as PlanRow;
  const total = totalCents(plan, 'USD');
  const price = total / 100;
  const payload = { plan_id: plan.id, payment_method: 'stripe', price } as const;
  const awaiting = await db.query<{ session_id: string }>(
    `select session_id from orders o join members m on m.id = o.member_id where m.email = $1
       and o.status = 'open' and plan_id = $2 and amount_cents = $3 and session_id is not null`,
    [payer.email, plan.id, total],
  );
  const isPaid = awaiting.some(
    ({ session_id }) => world.paidAt.has(session_id) && !isReturned(stripe.session(session_id)),
  );
  const times = random.chance(0.3) ? 3 : 1;
  const [other = on] = world.processes.filter((it) => it !== on);
  const answers = await Promise.all(
    Array.from({ length: times }, (_, at) =>
      (at === 1 ? other : on).call('processPayment', { token: payer.token, payload }),
    ),
  );
  const addresses = new Set(answers.flatMap(({ body }) => body.redirect ?? []));
  for (const address of addresses) {
    if (!address.includes('checkout.stripe.test')) continue;
    payer.checkouts.add(stripe.session(address.split('/').at(-1) ?? ''));
    if (isPaid && isCalm) world.faults.push(`a paid order has a new checkout: ${address}`);
  }
  if (addresses.size > 1) world.faults.push('one click opened several checkouts');
  return `${times} clicks for plan ${plan.id}: ${answers.map(({ status }) => status)}`;
}

const pay: Act = async ({ random, payer, stripe, clock, paidAt }) => {
  const session = random.one([...payer.checkouts].filter((it) => isPayable(it, clock.now)));
  if (!session) return null;
  stripe.pay(session);
  paidAt.set(session.id, clock.now);
  return `pays ${session.id}`;
};

const takeBack: Act = async ({ random, payer, stripe, paidAt }) => {
  const session = random.one([...payer.checkouts].filter(({ id }) => paidAt.has(id)));
  if (!session) return null;
  const how = random.one([{ refunded: true }, { disputed: true }, {}]) ?? {};
  const charge = session.payment_intent?.latest_charge;
  const { refunded = false, disputed = false } = charge ?? {};
  stripe.pay(session, { refunded, disputed, ...how });
  return `${JSON.stringify(how)} ${session.id}`;
};

const webhook: Act = async ({ random, payer, stripe, clock, on }) => {
  const session = random.one([...payer.checkouts]);
  if (!session) return null;
  const type = random.one([
    'checkout.session.completed',
    'checkout.session.expired',
    'charge.refunded',
  ]);
  const object =
    type === 'charge.refunded' ? { payment_intent: `pi_${session.id}` } : { id: session.id };
  const body = JSON.stringify({ type, data: { object } });
  const isForged = random.chance(0.1);
  const headers = isForged ? {} : stripe.signed(body, new Date(clock.now));
  const tell = () => on.request('/api/v2/stripe/webhook', { method: 'POST', headers, body });
  const answers = await Promise.all(Array.from({ length: random.upTo(2) }, tell));
  return `${isForged ? 'forged ' : ''}event ${type} of ${session.id}: ${answers.map(({ status }) => status)}`;
};

const sweep: Act = async ({ on }) => {
  await on.sweep();
  return 'sweep';
};

const confirm: Act = async ({ random, payer, payers, on }) => {
  const whose = random.chance(0.1) ? (random.one(payers) ?? payer) : payer;
  const session = random.one([...whose.checkouts]);
  if (!session) return null;
  const payload = { session_id: session.id, gateway: 'stripe' } as const;
  const ask = () => on.call('confirmPayment', { token: payer.token, payload });
  const answers = await Promise.all(Array.from({ length: random.upTo(2) }, ask));
  return `confirms ${session.id}: ${answers.map(({ status }) => status)}`;
};

const read: Act = async ({ payer, on }) => {
  const { status } = await on.call('activeSubscription', { token: payer.token });
  return `reads the plan: ${status}`;
};

const cancel: Act = async ({ payer, on, db, cancelled, faults }) => {
  const { body } = await on.call('activeSubscription', { token: payer.token });
  const id = body.data?.activeSubscriptions?.id;
  if (id === undefined) return null;
  const before = await liveOrdersOf(db, payer.email);
  const { status } = await on.call('cancelSubscription', { token: payer.token, params: { id } });
  const after = await liveOrdersOf(db, payer.email);
  if (after.length < before.length) for (const order of before) cancelled.add(order);
  if (status === 200 && after.length > 0) faults.push('a cancelled plan is still live');
  return `cancels: ${status}`;
};

const changePrice: Act = async ({ random, db }) => {
  const [plan = '1', cents = 9_900] = [random.one(PLANS), random.one(NEW_PLAN_PRICES)];
  await db.query('update plans set price_cents = $2, discount_cents = 0 where id = $1', [
    plan,
    cents,
  ]);
  return `plan ${plan} costs ${cents}`;
};

const wait: Act = async ({ random, clock }) => {
  const ms = random.one([HOUR, HOUR, 6 * HOUR, DAY, 3 * DAY, 20 * DAY]) ?? HOUR;
  clock.now += ms;
  return `${ms / HOUR} hours later`;
};

const acts: readonly (readonly [weight: number, act: Act])[] = [
  ...([
    [5, press],
    [5, pay],
    [3, takeBack],
    [4, webhook],
    [2, sweep],
    [4, confirm],
  ] as const),
  ...([
    [1, read],
    [1, cancel],
    [1, changePrice],
    [3, wait],
  ] as const),
];
const lot = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

export async function happen(world: World, random: Random): Promise<void> {
  const { processes, payers, stripe, clock, story } = world;
  clock.now += SECOND;
  const at = random.upTo(processes.length) - 1;
  const [on, payer] = [processes[at], random.one(payers)];
  if (!on || !payer) throw new Error('there is no member');
  const weather = random.number();
  if (weather < 0.1) stripe.failNext(random.upTo(3), random.one([400, 429, 500, 503]) ?? 500);
  else if (weather < 0.2) stripe.loseNext(random.upTo(4));
  if (random.chance(0.2)) on.db.dieWithin(random.upTo(25));
  const scene = { ...world, random, on, payer, isCalm: weather >= 0.2 };
  let done: string | null = null;
  while (done === null) done = (await random.one(lot)?.(scene)) ?? null;
  stripe.failNext(0, 500);
  stripe.loseNext(0);
  const died = on.db.isDead;
  if (died) processes[at] = processOn(world.db, stripe, clock);
  else on.db.dieWithin(Number.POSITIVE_INFINITY);
  const signs = `${weather < 0.1 ? ' (Stripe failed)' : weather < 0.2 ? ' (answers lost)' : ''}${died ? ' (died)' : ''}`;
  story.push(`${new Date(clock.now).toISOString()} ${payers.indexOf(payer)} ${done}${signs}`);
}

/** A run of the job handles at most twenty orders. */
export async function settleDown({ processes, clock, story }: World): Promise<void> {
  for (const _ of ['what is open', 'what was paid']) {
    clock.now += DAY + HOUR;
    for (const _ of ['twenty', 'twenty more']) await processes[0]?.sweep();
  }
  story.push(`${new Date(clock.now).toISOString()} settled`);
}

function isPayable({ status, created }: FakeSession, now: number): boolean {
  return status === 'open' && now < created * SECOND + DAY;
}

function isReturned({ payment_intent }: FakeSession): boolean {
  const charge = payment_intent?.latest_charge;
  return charge !== undefined && (charge.refunded || charge.disputed);
}
