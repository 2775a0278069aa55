import type { Person } from './people';
import type { Provider } from './provider';

type Site = Pick<Provider, 'call' | 'request'>;

export const PRICES = { '1': 149, '2': 299, '3': 649, '4': 5988 } as const;
export type PlanId = keyof typeof PRICES;

export const UNPAID = {
  status: 422,
  body: { status: false, message: "This payment isn't complete." },
};

export const CLOSED = {
  status: 422,
  body: {
    status: false,
    message: 'You bought another plan in the meantime. Nothing was charged here.',
  },
};

export const pressPay = (at: Pick<Site, 'call'>, { token }: Person, plan_id: PlanId = '2') =>
  at.call('processPayment', {
    token,
    payload: { plan_id, payment_method: 'stripe', price: PRICES[plan_id] },
  });

export async function payAt(at: Site, checkout: string): Promise<string> {
  const { headers } = await at.request(`${checkout}/pay`, { method: 'POST' });
  return new URL(headers.get('location') ?? '').searchParams.get('session_id') ?? '';
}

export const confirm = (at: Pick<Site, 'call'>, { token }: Person, session_id: string) =>
  at.call('confirmPayment', { token, payload: { session_id, gateway: 'stripe' } });

export const subscription = async (at: Pick<Site, 'call'>, { token }: Person) =>
  (await at.call('activeSubscription', { token })).body.data.activeSubscriptions;

export const mailsTo = async ({ db }: Pick<Provider, 'db'>, { email }: Person) =>
  (
    await db.query<{ subject: string }>('select subject from outbox where recipient = $1', [email])
  ).map(({ subject }) => subject);

export const plansOf = ({ db }: Provider, { email }: Person) =>
  db.query<{ name: string; status: string; days: number }>(
    `select s.name, s.status, s.end_date - s.start_date as days from subscriptions s
     join members m on m.id = s.member_id where m.email = $1 order by s.end_date, s.name`,
    [email],
  );
