/**
 * Stores what an expired session interrupted: the page's address and unsaved form input. The
 * address is deleted at sign-in, and the input when its form mounts. Both are deleted at a
 * sign-out, or if another user signs in.
 */
import type { Values } from '../../contract/forms/form';
import type { Interruption } from '../../machines/session.machine';
import { readSession } from '../api/session-store';
import { createListeners } from '../lib/listeners';
import { tabStorage } from '../lib/storage';

const KEY = 'fin.interruption';

interface Kept extends Omit<Interruption, 'address'> {
  address: string | null;
  forms: Readonly<Record<string, Values>>;
}

const { watch, notify } = createListeners();

export const watchInterruption = watch;

export function keepInterrupted(interruption: Interruption): void {
  tabStorage.write(KEY, { ...interruption, forms: {} } satisfies Kept);
  notify();
}

export function keepTyped(name: string, texts: Values): void {
  const kept = read();
  if (kept) tabStorage.write(KEY, { ...kept, forms: { ...kept.forms, [name]: texts } });
}

export function readInterruption(): Interruption | null {
  const { person, address = null } = read() ?? {};
  return person === undefined || address === null ? null : { person, address };
}

export function endInterruption(): void {
  const kept = read();
  if (!kept) return;
  const isTheirs = kept.person === readSession().user?.email;
  if (!isTheirs || Object.keys(kept.forms).length === 0) tabStorage.remove(KEY);
  else tabStorage.write(KEY, { ...kept, address: null });
}

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
