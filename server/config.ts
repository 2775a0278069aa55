import { consoleLog, jsonLog, type Log } from './log';
import { paths } from './paths';
import { defaultSettings, type Settings } from './settings';

export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

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

export type Limits = Readonly<Record<LimitName, readonly Limit[]>>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const guesses: readonly Limit[] = [
  { attempts: 5, seconds: MINUTE },
  { attempts: 20, seconds: 15 * MINUTE },
];

interface DecoderLimits {
  readonly program: string;
  readonly memoryBytes: number;
  readonly pictureMs: number;
  readonly idleMs: number;
}

/** API calls to a disabled feature, or to a closed sign-up, answer 404. */
export interface Features {
  readonly plans: boolean;
  readonly submission: boolean;
  readonly castMail: boolean;
  readonly signUp: 'open' | 'invited' | 'closed';
}

export interface Seams {
  readonly now: () => Date;
  readonly log: Log;
  readonly siteName: string;
  readonly siteLanguages: readonly [string, ...string[]];
  readonly currency: string;
  readonly headersMs: number;
  readonly limits: Limits;
  readonly features: Features;
  readonly passwordCost: number;
  readonly pictureBytesEach: number;
  readonly decoder: DecoderLimits;
  readonly writtenSites: readonly string[];
  /** Test only: serves videos without signed URLs. */
  readonly hasOpenFilms: boolean;
  readonly flowsDir: string;
  readonly stripeApi: StripeApi | null;
  /** Should end the process: only a new process can reopen the embedded database. */
  readonly onDatabaseLost: (error: Error) => void;
}

interface StripeApi {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
}

export interface Config extends Settings, Seams {}

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
    newDevice: [{ attempts: 5, seconds: 24 * HOUR }],
    castMail: [{ attempts: 5, seconds: HOUR }],
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
