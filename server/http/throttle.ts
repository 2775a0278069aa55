/**
 * Rate limits for each client address: sign-in, sign-up, password reset. Counted in memory, by each
 * server process for itself, which is enough to slow guessing down.
 */
import type { Limit, LimitName } from '../config';
import { HttpError } from './http-error';

const MAX_WINDOWS = 10_000;

/** Counts an attempt from a client's IP address; throws 429 when the limit is used up. */
export type Throttle = (name: LimitName, address: string) => void;

interface Window {
  count: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** The 429 carries `Retry-After`, in seconds. Without limits every attempt passes. */
export function createThrottle(
  limits: Readonly<Record<LimitName, Limit>> | null,
  now: () => Date,
): Throttle {
  const windows = new Map<string, Window>();
  return (name, address) => {
    if (limits === null) return;
    const { attempts, seconds } = limits[name];
    const time = now().getTime();
    const key = `${name} ${networkOf(address)}`;
    const open = windows.get(key);
    const window = open && open.endsAt > time ? open : { count: 0, endsAt: time + seconds * 1000 };
    window.count += 1;
    windows.delete(key);
    windows.set(key, window);
    forgetOldest(windows);
    if (window.count > attempts) throw tooMany(Math.ceil((window.endsAt - time) / 1000));
  };
}

function tooMany(seconds: number): HttpError {
  return new HttpError(429, 'Too many attempts. Please wait a moment and try again.', undefined, {
    'Retry-After': String(seconds),
  });
}

/** A home's IPv6 addresses share their first 64 bits. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}

function forgetOldest(windows: Map<string, Window>): void {
  const [oldest] = windows.keys();
  if (windows.size > MAX_WINDOWS && oldest !== undefined) windows.delete(oldest);
}
