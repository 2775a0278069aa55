import { API_BASE_PATH } from '../../../contract/calls';
import type { Account } from '../setup/account';
import { address } from '../setup/test';

async function callAs({ token }: Account, path: string, body: object = {}) {
  const response = await fetch(address + API_BASE_PATH + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

export async function payFor(account: Account, planId: string): Promise<string> {
  const { data } = await callAs(account, `/user/get-payment-details?plan_id=${planId}`);
  const order = { plan_id: planId, payment_method: 'stripe', price: data.total };
  const { redirect } = await callAs(account, '/user/process-payment', order);
  const paid = await fetch(`${redirect}/pay`, { method: 'POST', redirect: 'manual' });
  const back = new URL(paid.headers.get('location') ?? '', address);
  return back.searchParams.get('session_id') ?? '';
}

export async function subscribe(account: Account, planId: string): Promise<void> {
  const session_id = await payFor(account, planId);
  await callAs(account, '/user/payment-success', { session_id, gateway: 'stripe' });
}
