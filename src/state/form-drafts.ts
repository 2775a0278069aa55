/** What is typed into the forms on the page, for a session that is lost meanwhile. */
import type { Form, Values } from '../../contract/forms/form';
import { PARTIAL_DATE } from '../lib/day';

export interface Draft<Fields extends Values = Values> {
  initial: Fields;
  values: Fields;
  /** The values that were submitted last. */
  sent: Fields | null;
}

const drafts = new Map<string, { form: Form; draft: Draft }>();

/** Keeps a draft under a name while its form is mounted; returns the way to remove it. */
export function keepDraft(name: string, form: Form, draft: Draft): () => void {
  drafts.set(name, { form, draft });
  return () => drafts.delete(name);
}

/**
 * What has been typed, by the name each draft is kept under: the fields that were changed or are being
 * sent, but no password and no file.
 */
export function typedTexts(): Record<string, Values> {
  return Object.fromEntries(
    [...drafts].flatMap(
      ([
        name,
        {
          form,
          draft: { values, initial, sent },
        },
      ]) => {
        const typed = Object.entries(values).filter(
          ([field, value]) =>
            (sent !== null || value !== initial[field]) && mayBeKept(form, field, value),
        );
        return typed.length > 0 ? [[name, Object.fromEntries(typed)]] : [];
      },
    ),
  );
}

function mayBeKept(form: Form, field: string, value: Values[string]): boolean {
  const kind = form[field]?.kind;
  return kind !== 'password' && kind !== 'file' && value !== PARTIAL_DATE;
}
