import type { FlowName } from './flows';

export interface Use {
  readonly name: string;
  readonly does: string;
  readonly page?: string;
  readonly charts: Readonly<Partial<Record<FlowName, readonly string[]>>>;
  /**
   * Selects this use's rules in charts that several uses share. Each entry is the start of a rule's
   * id after the section number: `sign-in` matches `4.sign-in.button` and `8.sign-in`.
   */
  readonly about?: readonly string[];
}

const ROWS = [
  ...['Top 10', 'Latest Movies', 'Popular Movies', 'Top TV Channels', 'Free Movies'],
  ...['Most Liked Movies', 'Most Viewed Movies'],
];

export const uses: readonly Use[] = [
  {
    name: 'Sign up',
    does: 'A visitor creates an account.',
    page: '/signup',
    about: ['sign-up'],
    charts: { form: ['Sign up'], invitation: ['Invitation'] },
  },
  {
    name: 'Sign in',
    does: 'A visitor becomes a member, by password or passkey, in every tab at once.',
    page: '/login',
    about: ['sign-in', 'session.token', 'session.sign-in'],
    charts: {
      form: ['Sign in', 'Sign in with a passkey'],
      query: ['Passkey sign-in'],
      session: ['Session'],
    },
  },
  {
    name: 'Forgot password',
    does: 'A visitor requests a new password by email.',
    page: '/forgot-password',
    about: ['forgot-password', 'passwords'],
    charts: { form: ['Forgot password'] },
  },
  {
    name: 'Sign out',
    does: 'A member signs out, or a session expires and is resumed.',
    about: ['sign-out', 'session.sign-out', 'unauthorized'],
    charts: { session: ['Session'] },
  },
  {
    name: 'Browse',
    does: 'The home page: a banner, an ad, and seven rows of titles that appear while scrolling.',
    page: '/browse',
    about: ['browse', 'lists'],
    charts: { home: ['Home page'], ad: ['Ad'], query: ['Banner', ...ROWS, 'Because you watched'] },
  },
  {
    name: 'Look into a title',
    does: 'A card under the pointer, or with the focus, shows its facts, Play, the watchlist toggle and the trailer.',
    charts: { 'card-preview': ['Card preview'] },
  },
  {
    name: 'Find by genre or actor',
    does: 'Lists of movies and TV shows.',
    page: '/movies',
    about: ['movies', 'tv-show', 'lists'],
    charts: { query: ['Movies', 'Genres', 'TV Shows'] },
  },
  {
    name: 'Search',
    does: 'Suggestions while typing, then results.',
    page: '/search',
    about: ['search', 'lists'],
    charts: { search: ['Search box'], query: ['Search results', 'Genres'] },
  },
  {
    name: 'Watch a title',
    does: "A title's facts, and its video for members or its trailer for visitors.",
    page: '/movie-details/{id}',
    about: ['title'],
    charts: {
      player: ['Player'],
      playback: ['Playback'],
      controls: ['Controls'],
      recovery: ['Recovery'],
      connection: ['Connection'],
      patience: ['Patience'],
      'view-count': ['View count'],
      query: ['Title details'],
      form: ['Confirm the email address'],
    },
  },
  {
    name: 'Continue watching',
    does: 'Films resume where a member stopped; started ones come first on the home page, watched ones have a page.',
    charts: {
      watching: ['Watching'],
      progress: ['Progress'],
      'continue-watching': ['Continue Watching', 'Watched'],
      'up-next': ['Up next'],
    },
  },
  {
    name: 'Write to a cast member',
    does: "A member sends an email from a title's page.",
    about: ['mail'],
    charts: { 'cast-mail': ['Mail dialog'], form: ['Mail'] },
  },
  {
    name: 'Keep a watchlist',
    does: 'The watchlist toggle on a card, and the watchlist page.',
    page: '/my-watch-list',
    about: ['watchlist', 'lists'],
    charts: { watchlist: ['Heart'], query: ['My WatchList'] },
  },
  {
    name: 'Edit the profile',
    does: 'A member changes their profile, password or passkeys, exports their data or deletes the account, and is asked before unsaved changes are lost.',
    page: '/edit-profile',
    about: ['profile', 'change-password', 'passwords'],
    charts: {
      account: ['Leaving the profile'],
      form: [
        ...['Update Profile', 'Change Password', 'Sign out a device'],
        ...['Add a passkey', 'Remove a passkey', 'Download the data', 'Delete the account'],
      ],
      query: ['Signed-in devices', 'Passkeys', 'Account deletion'],
    },
  },
  {
    name: 'Choose a plan',
    does: "The plans and their prices, the member's own, and its cancellation.",
    page: '/plans',
    about: ['lists'],
    charts: { plans: ['Subscription'], query: ['Plans'] },
  },
  {
    name: 'Pay',
    does: 'The price of a plan, the card payment, and its confirmation.',
    page: '/get-payment-detail/{plan_id}',
    charts: {
      checkout: ['Payment'],
      confirmation: ['Return from payment'],
      query: ['Bought plan', 'Current subscription', 'Paid subscription'],
    },
  },
  {
    name: 'Submit your movie',
    does: 'A member submits a film of their own, with its cast and pictures.',
    page: '/submit-your-movie',
    charts: { submission: ['Submission'], image: ['Thumbnail', 'Cast image'] },
  },
  {
    name: 'Keep kids to their titles',
    does: 'An age limit for this device, and a PIN to leave it.',
    page: '/kids-mode',
    charts: { 'kids-mode': ['Kids mode'], form: ['Kids mode account'] },
  },
  {
    name: 'Open a page',
    does: 'Who may open it, and what it shows while its code loads or fails to load.',
    charts: { page: ['Page'] },
  },
  {
    name: 'Notifications',
    does: 'Messages at the top right that disappear after a while.',
    charts: { notifications: ['Notifications'] },
  },
  {
    name: 'The desk',
    does: 'An operator manages members, payments, mails and films.',
    charts: {
      desk: ['Desk'],
      'desk-read': [
        ...['Desk log', 'Desk tokens', 'Submissions', 'Submission', 'Letter'],
        ...['Titles', 'Rows', 'Plan prices', 'Imports', 'Figures'],
        ...['Members', 'Member'],
        ...['Orders', 'Order', 'Subscriptions', 'Mails'],
      ],
      'desk-act': [
        ...['Add a token', 'Revoke a token', 'Answer a submission', 'Note'],
        ...['Download'],
        ...['Invite a member', 'Disable a member', 'Enable a member', 'Sign a member out'],
        ...['Export a member', 'Delete a member'],
        ...['End a subscription', 'Send a mail'],
      ],
    },
  },
];

export function namesOf(flow: FlowName): string[] {
  return [...new Set(uses.flatMap(({ charts }) => charts[flow] ?? []))];
}
