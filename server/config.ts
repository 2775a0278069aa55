/** What the provider runs with: the settings of the environment, and seams that only code sets. */
import { consoleLog, jsonLog, type Log } from './log';
import { paths } from './paths';
import { defaultSettings, type Settings } from './settings';

/** At most `attempts` in any `seconds`. */
export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/** By address; for guesses at an account, by place, by device and from anywhere; by member. */
export type LimitName =
  | ('signIn' | 'signUp' | 'invitation' | 'passwordReset' | 'desk')
  | ('account' | 'device' | 'anywhere')
  | (
      | 'changePassword'
      | 'export'
      | 'passkey'
      | 'newDevice'
      | 'castMail'
      | 'mailbox'
      | 'payment'
      | 'submission'
      | 'picture'
    );

/** Several limits of one name make the waits grow: who uses the first up again and again meets the next. */
export type Limits = Readonly<Record<LimitName, readonly Limit[]>>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** For guessing one member's password. */
const guesses: readonly Limit[] = [
  { attempts: 5, seconds: MINUTE },
  { attempts: 20, seconds: 15 * MINUTE },
];

/** The process in which pictures are decoded. */
interface DecoderBounds {
  /** Its program, absolute. */
  readonly program: string;
  /** Resident bytes above which it is ended. */
  readonly memoryBytes: number;
  /** How long a picture may take, and how long the process waits for the next one, in ms. */
  readonly pictureMs: number;
  readonly idleMs: number;
}

/** What a site may do without; its calls are then none of the API's. */
export interface Features {
  readonly plans: boolean;
  readonly submission: boolean;
  readonly castMail: boolean;
  readonly signUp: 'open' | 'invited' | 'closed';
}

/** What no variable of the environment sets. What a site says of itself changes with its folder (`openSite`). */
export interface Seams {
  /** The clock: every moment that is stored or compared comes from here. */
  readonly now: () => Date;
  readonly log: Log;
  /** The name that viewers know the site by. */
  readonly siteName: string;
  /** Those that the site's pages are in, BCP 47; the first one's have the plain addresses. */
  readonly siteLanguages: readonly [string, ...string[]];
  /** In which orders are charged, as in `EUR`. */
  readonly currency: string;
  /** How long a request's headers may take, in ms. */
  readonly headersMs: number;
  /** They hold where `rateLimits` is on. */
  readonly limits: Limits;
  readonly features: Features;
  /** scrypt's N, a power of two. */
  readonly passwordCost: number;
  /** Bytes of all pictures of a member, as they are stored: some five hundred. */
  readonly pictureBytesEach: number;
  readonly decoder: DecoderBounds;
  /** The folders of sites that were written, the one that is served first; none where it is the built one. */
  readonly writtenSites: readonly string[];
  /** Serves films without signed URLs. */
  readonly hasOpenFilms: boolean;
  /** The folder of the built flow atlas. */
  readonly flowsDir: string;
  /** Stripe's API, where it is not Stripe's own. */
  readonly stripeApi: StripeApi | null;
  /** Called when the embedded database has ended or is silent: only a new process can open it again. */
  readonly onDatabaseLost: (error: Error) => void;
}

interface StripeApi {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
}

export interface Config extends Settings, Seams {}

/** The configuration of settings that differ from the defaults, and of seams; by default at any free port. */
export function createConfig(settings: Partial<Settings> = {}, seams: Partial<Seams> = {}): Config {
  const whole = { ...defaultSettings, port: 0, ...settings };
  const log = whole.logFormat === 'json' ? jsonLog() : consoleLog;
  return { ...whole, ...defaultSeams, log, ...seams };
}

const defaultSeams: Omit<Seams, 'log'> = {
  now: () => new Date(),
  siteName: 'Fin',
  siteLanguages: ['en'],
  currency: 'USD',
  headersMs: 15_000,
  limits: {
    signIn: [{ attempts: 20, seconds: MINUTE }],
    signUp: [{ attempts: 20, seconds: 10 * MINUTE }],
    invitation: [{ attempts: 20, seconds: 10 * MINUTE }],
    passwordReset: [{ attempts: 5, seconds: 10 * MINUTE }],
    desk: [{ attempts: 10, seconds: MINUTE }],
    account: guesses,
    device: guesses,
    anywhere: [{ attempts: 50, seconds: 15 * MINUTE }],
    changePassword: guesses,
    export: [{ attempts: 10, seconds: HOUR }],
    passkey: [{ attempts: 20, seconds: HOUR }],
    /** Mails to one member about sign-ins on new devices. */
    newDevice: [{ attempts: 5, seconds: 24 * HOUR }],
    castMail: [{ attempts: 5, seconds: HOUR }],
    /** Mails of all members to one cast member. */
    mailbox: [{ attempts: 20, seconds: HOUR }],
    payment: [{ attempts: 30, seconds: 10 * MINUTE }],
    submission: [{ attempts: 10, seconds: HOUR }],
    picture: [{ attempts: 20, seconds: HOUR }],
  },
  features: { plans: true, submission: true, castMail: true, signUp: 'open' },
  passwordCost: 2 ** 14,
  pictureBytesEach: 50 * 1024 * 1024,
  decoder: {
    program: paths.pictureDecoder,
    memoryBytes: 350 * 1024 * 1024,
    pictureMs: 10_000,
    idleMs: 30_000,
  },
  writtenSites: [],
  hasOpenFilms: false,
  flowsDir: paths.flows,
  stripeApi: null,
  onDatabaseLost: (error) => consoleLog.error('the database is lost', error),
};
