/** What people have typed, form by form. It stays on the page: no chart ever holds it. */
import type { Values } from '../../contract/forms/form';
import { createListeners } from '../api/listeners';

export interface Draft {
  initial: Values;
  values: Values;
  /** The values that were submitted last. */
  sent: Values | null;
  submit(values: Values, signal: AbortSignal): Promise<{ message: string | null }>;
}

const drafts = new Map<string, Draft>();
const { watch, tell } = createListeners();

/** Keeps a draft while its form is on the page; returns the way to let it go. */
export function keepDraft(formId: string, draft: Draft): () => void {
  drafts.set(formId, draft);
  return () => drafts.delete(formId);
}

/** @throws {Error} when the form is no longer on the page */
export function draftOf(formId: string): Draft {
  const draft = drafts.get(formId);
  if (!draft) throw new Error(`There is no draft of form ${formId}`);
  return draft;
}

export function changeDraft(draft: Draft, values: Values): void {
  draft.values = values;
  tell();
}

/** Puts other values in the place of a draft's; what was typed since the submit stays. */
export function renewDraft(draft: Draft, next: Values): void {
  const { values, sent } = draft;
  const typed = Object.entries(values).filter(([field, it]) => sent && it !== sent[field]);
  Object.assign(draft, { initial: next, sent: null });
  changeDraft(draft, { ...next, ...Object.fromEntries(typed) });
}

/** Whether anything differs from what the form began with. */
export function isChanged({ values, initial }: Draft): boolean {
  return Object.keys(values).some((field) => values[field] !== initial[field]);
}

export const watchDrafts = watch;
