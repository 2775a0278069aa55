import { is, type Struct } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls';
import { connect } from './support/databases';
import { freshEmail, newMember, PASSWORD, refusedAsStranger } from './support/people';
import { png } from './support/pictures';
import { type Asking, openProvider, type Provider } from './support/provider';

/** A good request for each call; a call without one does not compile. */
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
  signUp: () => ({
    payload: { first_name: 'Noor', last_name: 'Aziz', email: freshEmail(), password: PASSWORD },
  }),
  requestPasswordReset: () => ({ payload: { email: 'demo@fin.example' } }),
  signOut: () => ({}),
  sessions: () => ({}),
  progress: () => ({}),
  saveProgress: () => ({ payload: { entertainment_id: '101', position: 61.5, duration: 5400 } }),
  toggleWatchlist: () => ({ payload: { entertainment_id: '101' } }),
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
  submitMovie: () => ({
    payload: {
      name: 'Noor Aziz',
      email: 'noor@fin.example',
      role: 'Director',
      title: 'Seven Lamps',
      thumnail: png(),
      agreeTerms: true,
      cast: [{ name: 'Ada', jobTitle: 'Lead', image: png() }],
    },
  }),
  cancelSubscription: () => ({ params: { id: '' } }),
  paymentDetails: () => ({ params: { plan_id: '2' } }),
  processPayment: () => ({ payload: { plan_id: '2', payment_method: 'stripe', price: 299 } }),
  confirmPayment: () => ({ payload: { session_id: '', gateway: 'stripe' } }),
};

const names = Object.keys(calls) as CallName[];
const forMembers = names.filter((name) => calls[name].access === 'member');
const forEveryone = names.filter((name) => calls[name].access !== 'member');

describe('every call', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await openProvider(await connect());
  });
  afterAll(() => provider.close());

  test.each(names)('%s answers a member in the canonical form', async (name) => {
    const { email, token } = await newMember(provider);
    const asking = await completed(name, email, token);
    const { status, body } = await provider.call(name, { ...asking, token });
    expect({ status, body }).toMatchObject({ status: 200 });
    if (!Array.isArray(body)) expect(body.status).toBe(true);
    const answer = calls[name].answer as unknown as Struct;
    expect(is(calls[name].open(body), answer), JSON.stringify(body)).toBe(true);
  });

  test.each(forEveryone)('%s answers a visitor', async (name) => {
    const { status } = await provider.call(name, examples[name]() as Asking<typeof name>);
    expect(status).toBe(200);
  });

  test.each(forMembers)('%s refuses who is not signed in', async (name) => {
    const asking = examples[name]() as Asking<typeof name>;
    const { status, body } = await provider.call(name, asking);
    expect({ status, body }).toEqual(refusedAsStranger);
    const forged = await provider.call(name, { ...asking, token: 'forged' });
    expect({ status: forged.status, body: forged.body }).toEqual(refusedAsStranger);
  });

  test('an unknown call is not found, whatever it carries', async () => {
    const response = await provider.request('/api/v2/user/nothing', { method: 'POST', body: 'x' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ status: false, message: 'There is no such call.' });
  });

  test('answers are never kept by a cache', async () => {
    const { headers } = await provider.call('plans', await newMember(provider));
    expect(headers.get('cache-control')).toBe('no-store');
  });

  /** The parts of a request that only the running provider knows. */
  async function completed(
    name: CallName,
    email: string,
    token: string,
  ): Promise<Asking<CallName>> {
    const asking = examples[name]() as Asking<CallName>;
    if (name === 'updateProfile') {
      return { payload: { ...examples.updateProfile().payload, email } } as never;
    }
    if (name === 'confirmPayment') return { payload: await paidSession(token) } as never;
    if (name === 'cancelSubscription') {
      await provider.call('confirmPayment', { token, payload: await paidSession(token) });
      const { body } = await provider.call('activeSubscription', { token });
      return { params: { id: body.data.activeSubscriptions.id } } as never;
    }
    return asking;
  }

  async function paidSession(token: string) {
    const payload = { plan_id: '2', payment_method: 'stripe', price: 299 } as const;
    const { body } = await provider.call('processPayment', { token, payload });
    const paid = await provider.request(`${body.redirect}/pay`, { method: 'POST' });
    const session = new URL(paid.headers.get('location') ?? '').searchParams.get('session_id');
    return { session_id: session ?? '', gateway: 'stripe' } as const;
  }
});
