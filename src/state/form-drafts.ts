/** What people have typed, by form. It stays out of the charts, and so out of their snapshots. */
import type { Form, Values } from '../../contract/forms/form';
import { createListeners } from '../api/listeners';
import { PARTIAL_DATE } from '../components/form/DateField';

export interface Draft {
  form: Form;
  /** The name under which a lost session keeps what is typed; without one, nothing is kept. */
  keepAs: string | undefined;
  initial: Values;
  values: Values;
  /** The values that were submitted last. */
  sent: Values | null;
  submit(values: Values, signal: AbortSignal): Promise<{ message: string | null }>;
}

const drafts = new Map<string, Draft>();
const { watch, tell } = createListeners();

/** Keeps a draft while its form is mounted; returns the way to remove it. */
export function keepDraft(formId: string, draft: Draft): () => void {
  drafts.set(formId, draft);
  return () => drafts.delete(formId);
}

/** @throws {Error} when the form is not mounted */
export function draftOf(formId: string): Draft {
  const draft = drafts.get(formId);
  if (!draft) throw new Error(`There is no draft of form ${formId}`);
  return draft;
}

/**
 * What has been typed into the forms on the page, by the name each is kept under: the fields that were
 * changed or are being sent, but no password and no file.
 */
export function typedTexts(): Record<string, Values> {
  return Object.fromEntries(
    [...drafts.values()].flatMap(({ keepAs, form, values, initial, sent }) => {
      if (keepAs === undefined) return [];
      const typed = Object.entries(values).filter(
        ([field, value]) =>
          (sent !== null || value !== initial[field]) && mayBeKept(form, field, value),
      );
      return typed.length > 0 ? [[keepAs, Object.fromEntries(typed)]] : [];
    }),
  );
}

function mayBeKept(form: Form, field: string, value: Values[string]): boolean {
  const kind = form[field]?.kind;
  return kind !== 'password' && kind !== 'file' && value !== PARTIAL_DATE;
}

export function changeDraft(draft: Draft, values: Values): void {
  draft.values = values;
  tell();
}

/** Resets a draft to other values; what was typed since the submit stays. */
export function renewDraft(draft: Draft, next: Values): void {
  const { values, sent } = draft;
  const typed = Object.entries(values).filter(([field, it]) => sent && it !== sent[field]);
  Object.assign(draft, { initial: next, sent: null });
  changeDraft(draft, { ...next, ...Object.fromEntries(typed) });
}

/** Whether any value differs from the initial one. */
export function isChanged({ values, initial }: Draft): boolean {
  return Object.keys(values).some((field) => values[field] !== initial[field]);
}

export const watchDrafts = watch;
