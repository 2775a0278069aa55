/**
 * The lock of kids mode. It keeps a child away, not a thief: a user who clears the browser's storage has opened it. The
 * PIN and the email of the account are kept as salted digests; on plain http, where browsers have no
 * `crypto.subtle`, as they are, and the page says so.
 */
import { plainEmail } from '../../../contract/forms/email';
import { kidsMode, setKidsMode } from '../../state/kids-mode/kids-mode';

interface Lock {
  pin: string;
  /** The email of the member who has set it; `null` for a visitor. */
  owner: string | null;
  /** Hexadecimal; `null` where pin and owner are kept as they are. */
  salt: string | null;
  /** How many PINs were wrong since the last right one. */
  wrong: number;
  /** Milliseconds since 1970: no PIN is tried before. */
  waitsUntil: number;
}

const FREE_TRIES = 3;
/** Seconds after the last of them; each further wrong PIN doubles it. */
const FIRST_WAIT = 30;
const LONGEST_WAIT = 900;
const ROUNDS = 200_000;

/** `undefined` on plain http, whatever the types say. */
const subtle = crypto.subtle as SubtleCrypto | undefined;
export const isPlainHttp = subtle === undefined;

/** @param owner the member's email; `null` for a visitor */
export async function makeLock(pin: string, owner: string | null): Promise<Lock> {
  const salt = subtle ? hexOf(crypto.getRandomValues(new Uint8Array(16))) : null;
  return {
    pin: await sealed(pin, salt),
    owner: owner === null ? null : await sealed(plainEmail(owner).toLowerCase(), salt),
    salt,
    wrong: 0,
    waitsUntil: 0,
  };
}

/** Whether this PIN opens the lock; `secondsLeft` until the next one is tried. None is tried before. */
export async function tryPin(pin: string): Promise<{ isRight: boolean; secondsLeft: number }> {
  if (secondsLeft() > 0) return { isRight: false, secondsLeft: secondsLeft() };
  const tried = await sealed(pin, lockHere()?.salt ?? null);
  // Other tabs count, too.
  const lock = lockHere();
  if (!lock) return { isRight: true, secondsLeft: 0 };
  const isRight = tried === lock.pin;
  const wrong = isRight ? 0 : lock.wrong + 1;
  const wait = wrong < FREE_TRIES ? 0 : FIRST_WAIT * 2 ** (wrong - FREE_TRIES);
  keep({ ...lock, wrong, waitsUntil: Date.now() + 1000 * Math.min(wait, LONGEST_WAIT) });
  return { isRight, secondsLeft: secondsLeft() };
}

/** Whole seconds until a PIN is tried; 0 for at once. */
export function secondsLeft(): number {
  const left = Math.ceil(((lockHere()?.waitsUntil ?? 0) - Date.now()) / 1000);
  // The machine's clock may have been put back.
  return Math.min(Math.max(left, 0), LONGEST_WAIT);
}

/** Whether an account's password opens the lock. */
export const hasOwner = (): boolean => (lockHere()?.owner ?? null) !== null;

export async function isOwner(email: string): Promise<boolean> {
  const lock = lockHere();
  return lock !== null && lock.owner === (await sealed(plainEmail(email).toLowerCase(), lock.salt));
}

function keep(lock: Lock): void {
  const mode = kidsMode();
  if (mode) setKidsMode({ ...mode, lock });
}

function lockHere(): Lock | null {
  const lock = kidsMode()?.lock as Partial<Lock> | null | undefined;
  if (typeof lock?.pin !== 'string') return null;
  return { owner: null, salt: null, wrong: 0, waitsUntil: 0, ...lock } as Lock;
}

async function sealed(text: string, salt: string | null): Promise<string> {
  if (!subtle || salt === null) return text;
  const bytes = new TextEncoder();
  const key = await subtle.importKey('raw', bytes.encode(text), 'PBKDF2', false, ['deriveBits']);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: ROUNDS };
  return hexOf(new Uint8Array(await subtle.deriveBits(way, key, 256)));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
