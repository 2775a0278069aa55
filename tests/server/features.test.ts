import { expect, test } from 'vitest';
import type { CallName } from '../../contract/calls';
import type { Features } from '../../server/config';
import { newMember } from './support/people';
import { providerBeside, sharedProvider } from './support/provider';

const provider = sharedProvider();
const all = { plans: true, submission: true, castMail: true, signUp: 'open' } as const;
const off = { plans: false, submission: false, castMail: false, signUp: 'closed' } as const;

test.each<[keyof typeof all, CallName[]]>([
  ['plans', ['plans', 'activeSubscription', 'cancelSubscription', 'processPayment']],
  ['plans', ['paymentDetails', 'confirmPayment']],
  ['submission', ['submitMovie']],
  ['castMail', ['sendMailToCast']],
  ['signUp', ['signUp', 'readInvitation']],
])('without %s its calls do not exist: %j', async (feature, names) => {
  const { token } = await newMember(provider);
  const params = { plan_id: '1' } as never;
  const statusesOf = async (features: Features) => {
    const beside = await providerBeside(provider, { features });
    const answers = names.map((name) => beside.call(name, { token, params, payload: {} as never }));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await statusesOf({ ...all, [feature]: off[feature] })).toEqual(names.map(() => 404));
  expect((await statusesOf(all)).filter((status) => status === 404)).toEqual([]);
});

test('enabled features work beside disabled ones', async () => {
  const { token } = await newMember(provider);
  const beside = await providerBeside(provider, { features: { ...all, plans: false } });
  expect((await beside.call('watchlist', { token })).status).toBe(200);
});
