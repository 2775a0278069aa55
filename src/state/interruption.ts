/**
 * What a member was doing when their session was lost, kept in session storage: where they were until they sign
 * in again, and what they had typed until its form takes it. Nothing of it stays when another person signs in.
 */
import type { Values } from '../../contract/forms/form';
import type { Interruption } from '../../machines/session.machine';
import { readSession } from '../api/session-store';
import { createListeners } from '../lib/listeners';
import { tabStorage } from '../lib/storage';

const KEY = 'fin.interruption';

interface Kept extends Omit<Interruption, 'address'> {
  /** `null` since they have signed in again. */
  address: string | null;
  /** The texts by field of each form that had been changed, by the name it is kept under. */
  forms: Readonly<Record<string, Values>>;
}

const { watch, tell } = createListeners();

/** Calls `listener` when the session is lost, for `keepTyped`; returns how to unsubscribe. */
export const watchInterruption = watch;

/** Stores who was interrupted, and where, and has each form store its texts. */
export function keepInterrupted(interruption: Interruption): void {
  tabStorage.write(KEY, { ...interruption, forms: {} } satisfies Kept);
  tell();
}

/** Stores the texts of a form until it is mounted again; never a password or a file. */
export function keepTyped(name: string, texts: Values): void {
  const kept = read();
  if (kept) tabStorage.write(KEY, { ...kept, forms: { ...kept.forms, [name]: texts } });
}

/** Who was interrupted, and where; `null` for nobody. */
export function readInterruption(): Interruption | null {
  const { person, address = null } = read() ?? {};
  return person === undefined || address === null ? null : { person, address };
}

/** Somebody is signed in: what they had typed stays for its forms. */
export function endInterruption(): void {
  const kept = read();
  if (!kept) return;
  const isTheirs = kept.person === readSession().user?.email;
  if (!isTheirs || Object.keys(kept.forms).length === 0) tabStorage.remove(KEY);
  else tabStorage.write(KEY, { ...kept, address: null });
}

/** What the member signed in had typed into a form; nothing for anyone else. */
export function typedBefore(name: string): Values {
  const kept = read();
  return kept && kept.person === readSession().user?.email ? (kept.forms[name] ?? {}) : {};
}

/** A form has been given back what was typed into it: the next visit starts without. */
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
