/**
 * What a member was doing when the session expired: their address until they sign in, and form
 * input until its form mounts again. Deleted if another user signs in.
 */
import type { Values } from '../../contract/forms/form';
import type { Interruption } from '../../machines/session.machine';
import { readSession } from '../api/session-store';
import { createListeners } from '../lib/listeners';
import { tabStorage } from '../lib/storage';

const KEY = 'fin.interruption';

interface Kept extends Omit<Interruption, 'address'> {
  /** `null` after signing in again. */
  address: string | null;
  /** By form name, then by field. */
  forms: Readonly<Record<string, Values>>;
}

const { watch, tell } = createListeners();

export const watchInterruption = watch;

/** Stores the user and address, and lets forms store their input. */
export function keepInterrupted(interruption: Interruption): void {
  tabStorage.write(KEY, { ...interruption, forms: {} } satisfies Kept);
  tell();
}

/** Stores a form's input; never passwords or files. */
export function keepTyped(name: string, texts: Values): void {
  const kept = read();
  if (kept) tabStorage.write(KEY, { ...kept, forms: { ...kept.forms, [name]: texts } });
}

export function readInterruption(): Interruption | null {
  const { person, address = null } = read() ?? {};
  return person === undefined || address === null ? null : { person, address };
}

/** After a sign-in: keeps the input for its forms, if the user is the same. */
export function endInterruption(): void {
  const kept = read();
  if (!kept) return;
  const isTheirs = kept.person === readSession().user?.email;
  if (!isTheirs || Object.keys(kept.forms).length === 0) tabStorage.remove(KEY);
  else tabStorage.write(KEY, { ...kept, address: null });
}

/** The input that the current member left in a form; empty for anyone else. */
export function typedBefore(name: string): Values {
  const kept = read();
  return kept && kept.person === readSession().user?.email ? (kept.forms[name] ?? {}) : {};
}

export function forgetTyped(name: string): void {
  const kept = read();
  if (!kept || !(name in kept.forms)) return;
  const { [name]: _, ...forms } = kept.forms;
  if (Object.keys(forms).length === 0) tabStorage.remove(KEY);
  else tabStorage.write(KEY, { ...kept, forms });
}

function read(): Kept | null {
  const kept = tabStorage.read(KEY) as Partial<Kept> | null;
  const isWhole =
    typeof kept?.person === 'string' &&
    (typeof kept.address === 'string' || kept.address === null) &&
    typeof kept.forms === 'object';
  return isWhole ? (kept as Kept) : null;
}
