import type { AnswerOf, CallName, ParamsOf, PayloadOf } from '../../../contract/calls';
import type { Card, TitleDetails, User } from '../../../contract/entities';

interface Sample<Name extends CallName> {
  params?: ParamsOf<Name>;
  payload?: PayloadOf<Name>;
  url?: string;
  huge: { body: unknown; answer: AnswerOf<Name> };
  wrong: readonly unknown[];
}

const MANY = 2_000;
const MOST = 20_000;
const EXTRA = 'x'.repeat(5_000_000);
const message = 'Done';
const picture = new File(['bytes'], 'picture.png', { type: 'image/png' });
const noList = [{}, { data: null }, { data: { 0: {} } }, { status: true, data: 'none' }];
const noMessage = [[], [7]];
const noUser = [{ data: null }, { message, data: 'none' }];

const named = (name: string, n: number) => ({ id: String(n), name: `${name} ${n}` });

const card = (n: number): Card => ({
  ...named('Card', n),
  poster_image: null,
  thumbnail_image: 'https://cdn.example/thumbnail.png',
  content_rating: 'PG',
  language: 'en',
  duration: '01:30',
  is_watch_list: n % 2 === 0,
});
const user: User = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.org',
  mobile: null,
  gender: 'female',
  date_of_birth: null,
  profile_image: null,
};
const titleFacts = {
  description: null,
  language: null,
  duration: '01:30',
  imdb_rating: 7.5,
  trailer_url: null,
};
const title: TitleDetails = {
  ...named('Title', 7),
  ...titleFacts,
  release_year: '2020',
  poster_image: null,
  backdrop_image: null,
  genres: [],
  content_rating: 'PG',
  is_watch_list: null,
  trailer_url_type: null,
  video_links: [],
  casts: [],
  more_items: many(card),
};
const bill = { price: 9, discount: null, discount_amount: 0, subtotal: 9, tax_array: [], total: 9 };
const gold = { id: '1', name: 'Gold', status: 'active', end_date: '2030-01-01' };

const cards = { huge: hugeList(card), wrong: noList };
const saying = { huge: { body: withExtra({ message }), answer: { message } }, wrong: noMessage };
const signedIn = {
  huge: {
    body: withExtra({ message, data: { ...user, api_token: 'new' } }),
    answer: { ...user, api_token: 'new', message },
  },
  wrong: [...noUser, {}, [], { data: user }, { data: { api_token: '' } }],
};
const exported = { exported_at: 'now', extra: EXTRA } as AnswerOf<'accountExport'>;
const challenge = 'c'.repeat(75);
const passkeyOptions = {
  huge: { body: withExtra({ data: { challenge } }), answer: { challenge } },
  wrong: [{}, [], { data: null }, { data: { challenge: '' } }],
};

export const samples: { readonly [Name in CallName]: Sample<Name> } = {
  banners: {
    huge: hugeList((n) => ({
      poster_url: 'https://cdn.example/poster.png',
      data: { ...named('Banner', n), ...titleFacts, genres: [], release_date: null },
    })),
    wrong: noList,
  },
  popularMovies: cards,
  latestMovies: { huge: hugeList(card, MOST), wrong: noList },
  topChannels: cards,
  freeMovies: cards,
  mostLikedMovies: cards,
  mostViewedMovies: cards,
  tvShows: cards,
  watchlist: cards,
  genres: { huge: hugeList((n) => named('Genre', n)), wrong: noList },
  movies: { ...cards, params: { genre_id: '3' }, url: '/user/movie-list?genre_id=3' },
  titleDetails: {
    params: { id: '7' },
    url: '/user/movie-details/7',
    huge: { body: withExtra({ data: title }), answer: title },
    wrong: [{}, [], { data: null }, { data: { id: 7 } }],
  },
  suggestions: {
    params: { query: 'a b' },
    url: '/user/search-list-dropdown?query=a%20b',
    huge: hugeList((n) => ({ ...named('Suggestion', n), reason: `Genre ${n}` })),
    wrong: noList,
  },
  search: {
    params: { search: 'ä&b' },
    url: '/user/get-search?search=%C3%A4%26b',
    huge: { body: { status: true, movieList: cards.huge.answer }, answer: cards.huge.answer },
    wrong: [...noList, { movieList: {} }],
  },
  plans: {
    huge: hugeList((n) => ({
      plan_id: String(n),
      name: `Plan ${n}`,
      total_price: n,
      duration_value: 1,
      duration: 'month',
      plan_type: [{ limitation_title: 'Screens', limitation_value: 1, limit: '4' }],
    })),
    wrong: noList,
  },
  activeSubscription: {
    huge: {
      body: { data: { activeSubscriptions: [...many(expired), { ...gold, extra: EXTRA }] } },
      answer: gold,
    },
    wrong: [{}, [], { data: { activeSubscriptions: 7 } }, { data: { activeSubscriptions: {} } }],
  },

  signIn: {
    ...signedIn,
    payload: { email: 'ada@example.org', password: 'secret' },
  },
  signUp: {
    ...saying,
    payload: { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.org', password: 'x' },
  },
  readInvitation: {
    payload: { invitation: 'x' },
    huge: {
      body: { data: { email: 'ada@example.org', extra: EXTRA } },
      answer: { email: 'ada@example.org' },
    },
    wrong: [{}, [], { data: null }, { data: { email: '' } }],
  },
  requestPasswordReset: { ...saying, payload: { email: 'ada@example.org' } },
  requestConfirmation: saying,
  signOut: saying,
  sessions: {
    huge: hugeList((n) => ({
      id: String(n),
      device: 'Firefox on Linux',
      seen_at: '2026-11-22T10:00:00.000Z',
      is_current: n === 1,
    })),
    wrong: noList,
  },
  progress: {
    huge: hugeList((n) => ({
      entertainment_id: String(n),
      position: n,
      duration: 5400,
      updated_at: '2026-11-22T10:00:00.000Z',
      card: card(n),
    })),
    wrong: noList,
  },
  saveProgress: { ...saying, payload: { entertainment_id: '7', position: 61.5, duration: 5400 } },
  countView: { ...saying, payload: { entertainment_id: '7' } },
  passkeys: {
    huge: hugeList((n) => ({
      id: String(n),
      device: 'Firefox on Linux',
      created_at: '2026-11-22T10:00:00.000Z',
    })),
    wrong: noList,
  },
  passkeyCreation: passkeyOptions,
  passkeyRequest: passkeyOptions,
  signInWithPasskey: { ...signedIn, payload: { credential: '{}' } },
  addPasskey: { ...saying, payload: { credential: '{}' } },
  removePasskey: { ...saying, payload: { passkey_id: 'p7' } },
  accountExport: {
    huge: { body: { data: { exported_at: 'now', extra: EXTRA } }, answer: exported },
    wrong: [{}, [], { data: null }, { data: { exported_at: '' } }],
  },
  accountDeletion: {
    huge: {
      body: withExtra({ data: { subscription: gold, has_open_payment: 1, extra: EXTRA } }),
      answer: { subscription: gold, has_open_payment: true },
    },
    wrong: [{}, [], { data: null }, { data: { subscription: 7 } }],
  },
  deleteAccount: { ...saying, payload: { password: 'secret' } },
  endSession: { ...saying, payload: { session_id: 's7' } },
  toggleWatchlist: { ...saying, payload: { entertainment_id: '7' } },
  updateProfile: {
    payload: { first_name: 'Ada', last_name: 'Byron', email: 'a@b.org', file_url: picture },
    huge: { body: withExtra({ message, data: user }), answer: { message, user } },
    wrong: noUser,
  },
  changePassword: {
    payload: { old_password: 'a', new_password: 'b', new_password_confirmation: 'b' },
    huge: {
      body: withExtra({ message, data: { api_token: 'new' } }),
      answer: { message, api_token: 'new' },
    },
    wrong: [...noUser, {}, [], { message, data: { api_token: {} } }],
  },
  sendMailToCast: { ...saying, payload: { cast_id: '7', message: 'Hello' } },
  submitMovie: {
    ...saying,
    payload: {
      name: 'Ada',
      email: 'ada@example.org',
      role: 'Director',
      title: 'Salt Road',
      thumnail: picture,
      agreeTerms: true,
      cast: [{ name: 'Ben', jobTitle: 'Actor', image: picture }],
    },
  },
  cancelSubscription: { ...saying, params: { id: '1' }, url: '/user/cancle-subscription?id=1' },
  paymentDetails: {
    params: { plan_id: '2' },
    url: '/user/get-payment-details?plan_id=2',
    huge: { body: withExtra({ data: bill }), answer: bill },
    wrong: [{}, [], { data: null }, { data: { ...bill, total: 'much' } }],
  },
  processPayment: {
    payload: { plan_id: '2', payment_method: 'stripe', price: 9 },
    huge: {
      body: withExtra({ url: 'https://pay.example/' }),
      answer: { redirect: 'https://pay.example/' },
    },
    wrong: noMessage,
  },
  confirmPayment: { ...saying, payload: { session_id: 's', gateway: 'stripe' } },
};

function many<T>(itemOf: (n: number) => T, length = MANY): T[] {
  return Array.from({ length }, (_, n) => itemOf(n));
}

function hugeList<T extends object>(itemOf: (n: number) => T, length = MANY) {
  const answer = many(itemOf, length);
  return { answer, body: { status: true, data: answer.map((it) => ({ ...it, extra: true })) } };
}

function withExtra(body: object) {
  return { status: true, ...body, extra: EXTRA };
}

function expired(n: number) {
  return { ...gold, id: `old ${n}`, status: 'expired' };
}
