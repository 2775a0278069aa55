import { is, type Struct } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls';
import { expectDescribedForm } from '../support/described';
import { createAuthenticator } from './support/authenticator';
import { databases } from './support/databases';
import { formOf } from './support/form';
import { invitationTo } from './support/invitations';
import { freshEmail, newMember, PASSWORD, type Person, refusedAsStranger } from './support/people';
import { submission } from './support/pictures';
import { type Asking, ORIGIN, sharedProvider } from './support/provider';
import { confirm, payAt, pressPay, subscription } from './support/purchases';

const examples: { [Name in CallName]: () => Asking<Name> } = {
  banners: () => ({}),
  popularMovies: () => ({}),
  latestMovies: () => ({}),
  topChannels: () => ({}),
  freeMovies: () => ({}),
  mostLikedMovies: () => ({}),
  mostViewedMovies: () => ({}),
  tvShows: () => ({}),
  genres: () => ({}),
  movies: () => ({ params: { genre_id: '1' } }),
  titleDetails: () => ({ params: { id: '101' } }),
  watchlist: () => ({}),
  suggestions: () => ({ params: { query: 'the' } }),
  search: () => ({ params: { search: 'the' } }),
  plans: () => ({}),
  activeSubscription: () => ({}),
  signIn: () => ({ payload: { email: 'demo@fin.example', password: 'popcorn-tonight' } }),
  signInWithPasskey: () => ({ payload: { credential: 'made below' } }),
  signUp: () => ({
    payload: { first_name: 'Noor', last_name: 'Aziz', email: freshEmail(), password: PASSWORD },
  }),
  readInvitation: () => ({ payload: { invitation: 'made below' } }),
  requestPasswordReset: () => ({ payload: { email: 'demo@fin.example' } }),
  requestConfirmation: () => ({}),
  signOut: () => ({}),
  sessions: () => ({}),
  endSession: () => ({ payload: { session_id: 'ended-already' } }),
  passkeys: () => ({}),
  passkeyCreation: () => ({}),
  passkeyRequest: () => ({}),
  addPasskey: () => ({ payload: { credential: 'made below' } }),
  removePasskey: () => ({ payload: { passkey_id: 'removed-already' } }),
  progress: () => ({}),
  saveProgress: () => ({ payload: { entertainment_id: '101', position: 61.5, duration: 5400 } }),
  countView: () => ({ payload: { entertainment_id: '101' } }),
  toggleWatchlist: () => ({ payload: { entertainment_id: '101' } }),
  accountExport: () => ({}),
  accountDeletion: () => ({}),
  deleteAccount: () => ({ payload: { password: PASSWORD } }),
  updateProfile: () => ({
    payload: { first_name: 'Noor', last_name: 'Aziz', email: '', gender: 'other' },
  }),
  changePassword: () => ({
    payload: {
      old_password: PASSWORD,
      new_password: 'eight lamps',
      new_password_confirmation: 'eight lamps',
    },
  }),
  sendMailToCast: () => ({ payload: { cast_id: '501', message: 'What a voice!' } }),
  submitMovie: () => ({ payload: submission() }),
  cancelSubscription: () => ({ params: { id: '' } }),
  paymentDetails: () => ({ params: { plan_id: '2' } }),
  processPayment: () => ({ payload: { plan_id: '2', payment_method: 'stripe', price: 299 } }),
  confirmPayment: () => ({ payload: { session_id: '', gateway: 'stripe' } }),
};

const names = Object.keys(calls) as CallName[];
const forMembers = names.filter((name) => calls[name].access === 'member');
const forEveryone = names.filter((name) => calls[name].access !== 'member');

describe.each(databases)('every call on $name', ({ connect }) => {
  const provider = sharedProvider({}, connect);

  test.each(names)('%s answers a member in the canonical form', async (name) => {
    const person = await newMember(provider);
    const asking = { ...(await completed(name, person)), token: person.token };
    const { status, body } = await provider.call(name, asking);
    expect({ status, body }).toMatchObject({ status: 200 });
    if (!Array.isArray(body)) expect(body.status).toBe(true);
    if (asking.payload) expectDescribedForm(name, fieldsOf(asking.payload));
    const answer = calls[name].answer as unknown as Struct;
    expect(is(calls[name].open(body), answer), JSON.stringify(body)).toBe(true);
  });

  test.each(forEveryone)('%s answers a visitor', async (name) => {
    const asking = await completed(name, await newMember(provider));
    expect((await provider.call(name, asking as Asking<typeof name>)).status).toBe(200);
  });

  test.each(forMembers)('%s refuses a client without a session', async (name) => {
    const asking = examples[name]() as Asking<typeof name>;
    expect(await provider.call(name, asking)).toEqual(refusedAsStranger);
    const forged = { ...asking, token: 'forged' };
    expect(await provider.call(name, forged)).toEqual(refusedAsStranger);
  });

  test('an unknown call is not found, whatever it carries', async () => {
    const response = await provider.request('/api/v2/user/nothing', { method: 'POST', body: 'x' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ status: false, message: "There's no such call." });
  });

  test('answers are never cached', async () => {
    const { headers } = await provider.call('plans', await newMember(provider));
    expect(headers.get('cache-control')).toBe('no-store');
  });

  async function completed(name: CallName, person: Person): Promise<Asking<CallName>> {
    const asking = examples[name]() as Asking<CallName>;
    if (name === 'updateProfile') {
      return { payload: { ...examples.updateProfile().payload, email: person.email } } as never;
    }
    if (name === 'readInvitation') {
      return { payload: { invitation: await invitationTo(provider, freshEmail()) } };
    }
    if (name === 'addPasskey') return { payload: { credential: await made(person) } };
    if (name === 'signInWithPasskey') return { payload: { credential: await signed(person) } };
    if (name !== 'confirmPayment' && name !== 'cancelSubscription') return asking;
    const session_id = await payAt(provider, (await pressPay(provider, person)).body.redirect);
    if (name === 'confirmPayment') return { payload: { session_id, gateway: 'stripe' } } as never;
    await confirm(provider, person, session_id);
    return { params: { id: (await subscription(provider, person)).id } } as never;
  }

  async function made({ token }: Person, authenticator = createAuthenticator()): Promise<string> {
    const { body } = await provider.call('passkeyCreation', { token });
    return authenticator.create({ challenge: body.data.challenge, origin: ORIGIN });
  }

  async function signed(person: Person): Promise<string> {
    const authenticator = createAuthenticator();
    const credential = await made(person, authenticator);
    await provider.call('addPasskey', { token: person.token, payload: { credential } });
    const { body } = await provider.call('passkeyRequest');
    return authenticator.sign({ challenge: body.data.challenge, origin: ORIGIN });
  }
});

function fieldsOf(payload: object) {
  const parts = [...formOf(payload)];
  return Object.fromEntries(parts.map(([name, it]) => [name, it instanceof Blob ? '' : it]));
}
