/** What the table of calls leaves open, for the description of the API. */
import type { CallName } from '../calls';

/** The groups of calls, in the order of the page. */
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
  /** One line, in the imperative. */
  readonly summary: string;
  /** What a client has to know beyond that. */
  readonly details?: string;
  /** The provider limits how often it may be tried (429). */
  readonly isLimited?: true;
  /** Where the provider has e-mail addresses confirmed, it refuses the call before that (403). */
  readonly needsConfirmedEmail?: true;
  /** The title that its form names must exist (404). */
  readonly needsTitle?: true;
  /** A provider may do without it (404), although it is in the specification. */
  readonly isOptional?: true;
  /** It depends on the payment gateway (502). */
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
    details: 'With `genre_id` those of a genre, with `actor_id` the titles of a cast member.',
  },

  titleDetails: {
    group: 'title',
    summary: 'Get the details of a title',
    details:
      'Members get the addresses of the videos in `video_links`, which is empty for visitors.',
  },

  suggestions: { group: 'search', summary: 'Suggest titles for a search that is being typed' },
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
    details: 'An unknown title is ignored, because 404 means that the provider lacks the call.',
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
    details: 'A POST, because addresses are logged and the token is a secret.',
    isLimited,
  },
  signIn: {
    group: 'access',
    summary: 'Sign in with e-mail address and password',
    details:
      'Wrong credentials are refused with 422, not with 401. The answer may set a cookie by which the provider recognizes the device.',
    isLimited,
  },
  signOut: {
    group: 'access',
    summary: 'Sign out',
    details: 'Ends this session; `everywhere`, an extension, ends all sessions of the member.',
  },
  requestPasswordReset: {
    group: 'access',
    summary: 'Mail a one-time password to the address of an account',
    details: 'Known and unknown addresses get the same answer.',
    isLimited,
  },
  requestConfirmation: {
    group: 'access',
    summary: "Mail the link that confirms the member's e-mail address",
  },

  passkeyRequest: {
    group: 'passkeys',
    summary: 'Get the options to sign in with a passkey',
    details: 'They are valid for five minutes.',
  },
  signInWithPasskey: {
    group: 'passkeys',
    summary: 'Sign in with a passkey',
    details: 'Answers as `POST /login` does.',
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
    details: 'They are valid for five minutes.',
  },
  addPasskey: { group: 'passkeys', summary: 'Add a passkey', isLimited },
  removePasskey: {
    group: 'passkeys',
    summary: 'Remove a passkey',
    details: 'A passkey that is removed already is no failure.',
  },

  updateProfile: {
    group: 'account',
    summary: 'Replace the profile',
    details:
      'Fields that are left out are cleared, except the picture. The e-mail address is fixed.',
    isLimited,
  },
  changePassword: {
    group: 'account',
    summary: 'Change the password',
    details: 'The answer has a new token.',
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
    details: 'A session that has ended already is no failure.',
  },
  accountExport: {
    group: 'account',
    summary: "Export the member's data",
    details: 'Pictures are `data:` URLs.',
    isLimited,
  },
  accountDeletion: { group: 'account', summary: 'Get what deleting the account would end' },
  deleteAccount: {
    group: 'account',
    summary: 'Delete the account',
    details: 'It ends all sessions.',
    isLimited,
  },

  plans: { group: 'plans', summary: 'List the plans', isOptional },
  activeSubscription: {
    group: 'plans',
    summary: 'Get the active subscription',
    details: 'It is `null` if there is none.',
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
