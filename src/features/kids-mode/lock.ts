/**
 * Deters children, not attackers: clearing the browser's storage removes the lock.
 * Stores salted hashes of the PIN and email. Without `crypto.subtle` (plain HTTP), stores both as
 * plain text. The page then warns about the PIN.
 */
import { plainEmail } from '../../../contract/forms/email';
import { kidsMode, setKidsMode } from '../../state/kids-mode/kids-mode';

interface Lock {
  pin: string;
  owner: string | null;
  salt: string | null;
  wrong: number;
  /** Epoch milliseconds before which no PIN is accepted. */
  waitsUntil: number;
}

const FREE_TRIES = 3;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 900;
const ROUNDS = 200_000;

const subtle = crypto.subtle as SubtleCrypto | undefined;
export const isPlainHttp = subtle === undefined;

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

export async function tryPin(pin: string): Promise<{ isRight: boolean; secondsLeft: number }> {
  if (secondsLeft() > 0) return { isRight: false, secondsLeft: secondsLeft() };
  const tried = await sealed(pin, storedLock()?.salt ?? null);
  // Re-reads the lock, since another tab may have counted a wrong PIN meanwhile.
  const lock = storedLock();
  if (!lock) return { isRight: true, secondsLeft: 0 };
  const isRight = tried === lock.pin;
  const wrong = isRight ? 0 : lock.wrong + 1;
  const wait = wrong < FREE_TRIES ? 0 : FIRST_WAIT_SECONDS * 2 ** (wrong - FREE_TRIES);
  keep({ ...lock, wrong, waitsUntil: Date.now() + 1000 * Math.min(wait, LONGEST_WAIT_SECONDS) });
  return { isRight, secondsLeft: secondsLeft() };
}

export function secondsLeft(): number {
  const left = Math.ceil(((storedLock()?.waitsUntil ?? 0) - Date.now()) / 1000);
  // A longer wait means that the system clock was set back.
  return left > LONGEST_WAIT_SECONDS ? 0 : Math.max(left, 0);
}

export const hasOwner = (): boolean => (storedLock()?.owner ?? null) !== null;

export async function isOwner(email: string): Promise<boolean> {
  const lock = storedLock();
  return lock !== null && lock.owner === (await sealed(plainEmail(email).toLowerCase(), lock.salt));
}

function keep(lock: Lock): void {
  const mode = kidsMode();
  if (mode) setKidsMode({ ...mode, lock });
}

function storedLock(): Lock | null {
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
