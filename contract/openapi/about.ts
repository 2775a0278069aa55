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
  /** The provider limits how often it may be tried (429). */
  readonly isLimited?: true;
  /** Where the provider has email addresses confirmed, it refuses the call before that (403). */
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
    summary: 'List popular movies; the first ten are the Top 10',
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
    summary: 'List movies, optionally of one genre or with one cast member',
  },

  titleDetails: {
    group: 'title',
    summary: 'Get the details of a title, for members with the addresses of its videos',
  },

  suggestions: { group: 'search', summary: 'Suggest titles for a search that is being typed' },
  search: { group: 'search', summary: 'Search the titles' },

  watchlist: { group: 'watching', summary: "List the titles on the member's watchlist" },
  toggleWatchlist: {
    group: 'watching',
    summary: 'Add a title to the watchlist, or remove it',
    needsTitle: true,
  },
  progress: { group: 'watching', summary: "List the member's resume positions" },
  saveProgress: { group: 'watching', summary: 'Save or clear a resume position' },
  countView: { group: 'watching', summary: 'Count a view of a title' },

  signUp: { group: 'access', summary: 'Create an account', isLimited, isOptional },
  readInvitation: {
    group: 'access',
    summary: 'Get the email address that an invitation is for',
    isLimited,
  },
  signIn: { group: 'access', summary: 'Sign in with email address and password', isLimited },
  signOut: { group: 'access', summary: 'Sign out' },
  requestPasswordReset: {
    group: 'access',
    summary: 'Mail a one-time password to the address of an account',
    isLimited,
  },
  requestConfirmation: {
    group: 'access',
    summary: "Mail the link that confirms the member's email address",
  },

  passkeyRequest: { group: 'passkeys', summary: 'Get the options to sign in with a passkey' },
  signInWithPasskey: { group: 'passkeys', summary: 'Sign in with a passkey', isLimited },
  passkeys: { group: 'passkeys', summary: "List the member's passkeys" },
  passkeyCreation: { group: 'passkeys', summary: 'Get the options to create a passkey' },
  addPasskey: { group: 'passkeys', summary: 'Add a passkey', isLimited },
  removePasskey: { group: 'passkeys', summary: 'Remove a passkey' },

  updateProfile: {
    group: 'account',
    summary: 'Replace the profile; fields that are left out are cleared, except the picture',
    isLimited,
  },
  changePassword: {
    group: 'account',
    summary: 'Change the password; the answer has a new token',
    isLimited,
  },
  sessions: { group: 'account', summary: "List the member's sessions" },
  endSession: { group: 'account', summary: "End one of the member's sessions" },
  accountExport: { group: 'account', summary: "Export the member's data", isLimited },
  accountDeletion: { group: 'account', summary: 'Get what deleting the account would end' },
  deleteAccount: { group: 'account', summary: 'Delete the account', isLimited },

  plans: { group: 'plans', summary: 'List the plans', isOptional },
  activeSubscription: { group: 'plans', summary: 'Get the active subscription', isOptional },
  paymentDetails: { group: 'plans', summary: 'Get the price breakdown of a plan', isOptional },
  processPayment: {
    group: 'plans',
    summary: 'Start a payment; the answer has the address of the payment page',
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
    isLimited,
    needsConfirmedEmail: true,
    isOptional,
  },
};
