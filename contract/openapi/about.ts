/** The texts and error conditions that the OpenAPI description adds to each call. */
import type { CallName } from '../calls';

/** Section headings, in the order of `docs/api.md`. */
export const groups = {
  catalogue: 'Home page and catalogue',
  title: 'Title details',
  search: 'Search',
  watching: 'Watchlist and progress',
  access: 'Sign-up and sign-in',
  passkeys: 'Passkeys',
  account: 'Account',
  plans: 'Plans and payments',
  messages: 'Messages and submissions',
} as const;

interface About {
  readonly group: keyof typeof groups;
  readonly summary: string;
  readonly details?: string;
  readonly isLimited?: true;
  /** Answers 403 without a confirmed e-mail address, if the provider requires one. */
  readonly needsConfirmedEmail?: true;
  /** Answers 404 for an unknown title. */
  readonly needsTitle?: true;
  /** In the specification, but a provider may disable it and answer 404. */
  readonly isOptional?: true;
  readonly usesGateway?: true;
}

const isLimited = true;
const isOptional = true;
const usesGateway = true;

export const about: Readonly<Record<CallName, About>> = {
  banners: { group: 'catalogue', summary: 'List the banners of the home page' },
  popularMovies: {
    group: 'catalogue',
    summary: 'List popular movies',
    details: 'The first ten are the Top 10.',
  },
  latestMovies: { group: 'catalogue', summary: 'List the latest movies' },
  topChannels: { group: 'catalogue', summary: 'List the top channels' },
  freeMovies: { group: 'catalogue', summary: 'List free movies' },
  mostLikedMovies: { group: 'catalogue', summary: 'List the most liked movies' },
  mostViewedMovies: { group: 'catalogue', summary: 'List the most viewed movies' },
  tvShows: { group: 'catalogue', summary: 'List all TV shows' },
  genres: { group: 'catalogue', summary: 'List the genres' },
  movies: {
    group: 'catalogue',
    summary: 'List movies',
    details:
      '`genre_id` filters by genre, `actor_id` by cast member; the latter also lists TV shows.',
  },

  titleDetails: {
    group: 'title',
    summary: 'Get the details of a title',
    details: '`video_links` has the addresses of the videos; it is empty for visitors.',
  },

  suggestions: { group: 'search', summary: 'Suggest titles while typing' },
  search: { group: 'search', summary: 'Search the titles' },

  watchlist: { group: 'watching', summary: "List the titles on the member's watchlist" },
  toggleWatchlist: {
    group: 'watching',
    summary: 'Add a title to the watchlist, or remove it',
    needsTitle: true,
  },
  progress: {
    group: 'watching',
    summary: "List the member's resume positions",
    details: 'At most 100, the latest first.',
  },
  saveProgress: {
    group: 'watching',
    summary: 'Save or clear a resume position',
    details: 'An unknown title is ignored, because 404 means that the call is not supported.',
  },
  countView: {
    group: 'watching',
    summary: 'Count a view of a title',
    details: 'Once per member, title and day. An unknown title is ignored.',
  },

  signUp: { group: 'access', summary: 'Create an account', isLimited, isOptional },
  readInvitation: {
    group: 'access',
    summary: 'Get the e-mail address that an invitation is for',
    details: 'A POST, because URLs are logged and the token is a secret.',
    isLimited,
  },
  signIn: {
    group: 'access',
    summary: 'Sign in with e-mail address and password',
    details:
      'Wrong credentials get 422, not 401. The response may set a cookie that identifies the device.',
    isLimited,
  },
  signOut: {
    group: 'access',
    summary: 'Sign out',
    details: '`everywhere`, an extension, ends all sessions of the member.',
  },
  requestPasswordReset: {
    group: 'access',
    summary: 'Mail a one-time password',
    details: 'Known and unknown addresses get the same response.',
    isLimited,
  },
  requestConfirmation: {
    group: 'access',
    summary: "Mail the link that confirms the member's e-mail address",
  },

  passkeyRequest: {
    group: 'passkeys',
    summary: 'Get the options to sign in with a passkey',
    details: 'Valid for five minutes.',
  },
  signInWithPasskey: {
    group: 'passkeys',
    summary: 'Sign in with a passkey',
    details: 'The response is that of `POST /login`.',
    isLimited,
  },
  passkeys: {
    group: 'passkeys',
    summary: "List the member's passkeys",
    details: 'The oldest first.',
  },
  passkeyCreation: {
    group: 'passkeys',
    summary: 'Get the options to create a passkey',
    details: 'Valid for five minutes.',
  },
  addPasskey: { group: 'passkeys', summary: 'Add a passkey', isLimited },
  removePasskey: {
    group: 'passkeys',
    summary: 'Remove a passkey',
    details: 'Removing a passkey twice is not an error.',
  },

  updateProfile: {
    group: 'account',
    summary: 'Replace the profile',
    details: "Omitted fields are cleared, except the picture. The e-mail address can't be changed.",
    isLimited,
  },
  changePassword: {
    group: 'account',
    summary: 'Change the password',
    details: 'The response has a new token.',
    isLimited,
  },
  sessions: {
    group: 'account',
    summary: "List the member's sessions",
    details: 'The latest first.',
  },
  endSession: {
    group: 'account',
    summary: "End one of the member's sessions",
    details: 'Ending a session twice is not an error.',
  },
  accountExport: {
    group: 'account',
    summary: "Export the member's data",
    details: 'Pictures are `data:` URLs.',
    isLimited,
  },
  accountDeletion: { group: 'account', summary: 'Get what deleting the account would cancel' },
  deleteAccount: {
    group: 'account',
    summary: 'Delete the account',
    details: 'This also ends all sessions.',
    isLimited,
  },

  plans: { group: 'plans', summary: 'List the plans', isOptional },
  activeSubscription: {
    group: 'plans',
    summary: 'Get the active subscription',
    details: '`null` if there is none.',
    isOptional,
  },
  paymentDetails: { group: 'plans', summary: 'Get the price breakdown of a plan', isOptional },
  processPayment: {
    group: 'plans',
    summary: 'Start a payment',
    details: '`redirect` is the address of the payment page.',
    isLimited,
    isOptional,
    usesGateway,
  },
  confirmPayment: {
    group: 'plans',
    summary: 'Confirm a payment on return from the payment page',
    isOptional,
    usesGateway,
  },
  cancelSubscription: { group: 'plans', summary: 'Cancel a subscription', isOptional },

  sendMailToCast: {
    group: 'messages',
    summary: 'Send a message to a cast member',
    isLimited,
    needsConfirmedEmail: true,
    isOptional,
  },
  submitMovie: {
    group: 'messages',
    summary: 'Submit a movie for licensing',
    details: 'At least one cast member, at most 20.',
    isLimited,
    needsConfirmedEmail: true,
    isOptional,
  },
};
