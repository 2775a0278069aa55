/** What is typed into the forms on the page, for a session that is lost meanwhile. */
import type { Form, Values } from '../../contract/forms/form';
import { PARTIAL_DATE } from '../lib/day';

export interface Draft<Fields extends Values = Values> {
  initial: Fields;
  values: Fields;
  /** The values that were submitted last; before that, the initial ones. */
  sent: Fields;
}

interface MountedDraft {
  form: Form;
  draft: Draft;
  /** Whether a submit is under way, or was the last thing that failed. */
  isUnaccepted(): boolean;
}

const drafts = new Map<string, MountedDraft>();

/** Keeps a draft under a name while its form is mounted; returns the way to remove it. */
export function keepDraft(name: string, mounted: MountedDraft): () => void {
  drafts.set(name, mounted);
  return () => drafts.delete(name);
}

/**
 * What has been typed, by the name each draft is kept under: the fields that were changed or are being
 * sent, but no password and no file.
 */
export function typedTexts(): Record<string, Values> {
  return Object.fromEntries(
    [...drafts].flatMap(([name, { form, draft, isUnaccepted }]) => {
      const isAllTyped = isUnaccepted();
      const typed = Object.entries(draft.values).filter(
        ([field, value]) =>
          (isAllTyped || value !== draft.initial[field]) && mayBeKept(form, field, value),
      );
      return typed.length > 0 ? [[name, Object.fromEntries(typed)]] : [];
    }),
  );
}

function mayBeKept(form: Form, field: string, value: Values[string]): boolean {
  const kind = form[field]?.kind;
  return kind !== 'password' && kind !== 'file' && value !== PARTIAL_DATE;
}
