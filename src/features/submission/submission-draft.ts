/**
 * Stores each member's unsent submission. Texts and files are keyed by field name (`cast.k1.name`).
 * While any text is non-empty, session storage preserves texts and rows across a reload. It can't
 * store files.
 */
import type { Form, Value, Values } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { createListeners } from '../../lib/listeners';
import { DRAFT_PREFIX, tabStorage } from '../../lib/storage';

export interface Draft {
  readonly rows: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  readonly agreeTerms: boolean;
  readonly files: Readonly<Record<string, File | null>>;
  readonly unreadable: Readonly<Record<string, File>>;
  /** Fields whose images a reload discarded. */
  readonly missed: readonly string[];
}

const emptyDraft: Draft = {
  rows: [],
  texts: {},
  agreeTerms: false,
  files: {},
  unreadable: {},
  missed: [],
};

export interface Accepted {
  readonly title: string;
  readonly email: string;
}

interface Submission {
  readonly draft: Draft;
  readonly accepted: Accepted | null;
  readonly resets: number;
}

const submissions = new Map<string, Submission>();
const { watch, notify } = createListeners();

export const watchDrafts = watch;

function submissionOf(formId: string): Submission {
  const known = submissions.get(formId);
  if (known) return known;
  const restored = { draft: restore(formId), accepted: null, resets: 0 };
  submissions.set(formId, restored);
  return restored;
}

function change(formId: string, changed: Partial<Submission>): void {
  const next = { ...submissionOf(formId), ...changed };
  submissions.set(formId, next);
  store(formId, next.draft);
  notify();
}

export const draftOf = (formId: string): Draft => submissionOf(formId).draft;

export const acceptedOf = (formId: string): Accepted | null => submissionOf(formId).accepted;

/** Counts resets after uploads accepted in the background. Each reset remounts the form. */
export const resetsOf = (formId: string): number => submissionOf(formId).resets;

export function changeDraft(formId: string, part: Partial<Draft>): void {
  change(formId, { draft: { ...draftOf(formId), ...part } });
}

export function forgetRow(formId: string, row: string): void {
  changeDraft(formId, withoutRow(draftOf(formId), row));
}

export function withoutRow(draft: Draft, row: string): Draft {
  const { rows, texts, files, unreadable, missed } = draft;
  const isOther = (field: string) => !field.startsWith(`cast.${row}.`);
  const others = <Value>(fields: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => isOther(field)));
  return {
    ...draft,
    rows: rows.filter((it) => it !== row),
    texts: others(texts),
    files: others(files),
    unreadable: others(unreadable),
    missed: missed.filter(isOther),
  };
}

export function isMissed({ files, missed }: Draft, field: string): boolean {
  return missed.includes(field) && files[field] === undefined;
}

export function forgetDraft(formId: string): void {
  const { title = '', email = '' } = draftOf(formId).texts;
  change(formId, {
    draft: emptyDraft,
    accepted: { title: title.trim(), email: email.trim() },
  });
}

export function forgetSent(formId: string, sent: Draft): void {
  if (draftOf(formId) !== sent) return;
  change(formId, { resets: resetsOf(formId) + 1 });
  forgetDraft(formId);
}

/** Clears only memory; a listener in `startSession` clears session storage. */
export function forgetDrafts(): void {
  submissions.clear();
}

export function valuesOf({ texts, files, agreeTerms }: Draft, rows: readonly string[]): Values {
  const valuesIn = (form: Form, prefix: string): Values =>
    Object.fromEntries(
      Object.entries(form).map(([name, { kind }]): [string, Value] => {
        const key = prefix + name;
        if (kind === 'file') return [name, files[key]];
        if (kind === 'tick') return [name, agreeTerms];
        return [name, texts[key]];
      }),
    );
  const { cast, ...fields } = forms.submitMovie;
  return {
    ...valuesIn(fields, ''),
    cast: Object.fromEntries(rows.map((row) => [row, valuesIn(cast.row, `cast.${row}.`)])),
  };
}

export function fieldNames(rows: readonly string[]): string[] {
  return Object.entries(forms.submitMovie).flatMap(([name, field]) => {
    if (field.kind !== 'rows') return [name];
    const inner = Object.keys(field.row);
    return [name, ...rows.flatMap((row) => inner.map((it) => `${name}.${row}.${it}`))];
  });
}

const keyOf = (formId: string) => DRAFT_PREFIX + formId;

function store(formId: string, draft: Draft) {
  const { rows, texts, files, missed } = draft;
  const images = [
    ...missed.filter((field) => isMissed(draft, field)),
    ...Object.keys(files).filter((field) => files[field]),
  ];
  const isEmpty = Object.values(texts).every((text) => text === '');
  if (isEmpty) tabStorage.remove(keyOf(formId));
  else tabStorage.write(keyOf(formId), { rows, texts, images });
}

function restore(formId: string): Draft {
  const stored = tabStorage.read(keyOf(formId));
  if (!isStored(stored)) return emptyDraft;
  const { rows, texts, images } = stored;
  return { ...emptyDraft, rows, texts, missed: images };
}

type Stored = Pick<Draft, 'rows' | 'texts'> & { images: readonly string[] };

function isStored(value: unknown): value is Stored {
  const { rows, texts, images } = (value ?? {}) as Partial<Record<keyof Stored, unknown>>;
  return (
    Array.isArray(rows) &&
    rows.every((row) => /^k\d{1,9}$/.test(String(row))) &&
    Array.isArray(images) &&
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string')
  );
}
