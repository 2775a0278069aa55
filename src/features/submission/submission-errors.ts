import type { Failure } from '../../../contract/failure';
import { type Check, errorsIn, fieldError } from '../../../contract/forms/errors';
import { imagesError } from '../../../contract/forms/images';
import { forms } from '../../../contract/forms/table';
import { recordFailure } from '../../lib/failures';
import { phraseTexts } from '../../lib/site/texts';
import { type Draft, fieldNames, valuesOf } from './submission-draft';

type Errors = Readonly<Record<string, string>>;

export function emptyErrors(): { emptyForm: Errors; emptyRow: Errors } {
  const { cast: _, ...emptyForm } = errorsIn(forms.submitMovie, {});
  const emptyRow = errorsIn(forms.submitMovie.cast.row, {});
  return { emptyForm: phraseTexts(emptyForm), emptyRow: phraseTexts(emptyRow) };
}

export function draftErrors(draft: Draft, rows: readonly string[]): Errors {
  const unreadable: readonly unknown[] = Object.values(draft.unreadable);
  const check: Check = (field, value, values) =>
    unreadable.includes(value) ? 'form.image.unreadable' : fieldError(field, value, values);
  const images = imagesError(Object.values(draft.files).filter((file) => file !== null));
  return phraseTexts({
    ...errorsIn(forms.submitMovie, valuesOf(draft, rows), check),
    ...(images !== null && { images }),
  });
}

export function failureOf(error: unknown, rows: readonly string[]): Failure {
  const { kind, status, reason, fieldErrors } = recordFailure(error, 'submission');
  return { kind, status, reason, fieldErrors: serverErrorsByField(fieldErrors, rows) };
}

function serverErrorsByField(
  errors: Readonly<Record<string, string>>,
  rows: readonly string[],
): Record<string, string> {
  const byField = Object.fromEntries(
    Object.entries(errors).map(([key, text]) => [pageName(key, rows), text]),
  );
  return Object.fromEntries(
    fieldNames(rows).flatMap((field) => {
      const text = byField[field];
      return text === undefined ? [] : [[field, text]];
    }),
  );
}

/** Converts the provider's `cast[0][name]` or `cast.0.name` to the form's `cast.k1.name`. */
function pageName(key: string, rows: readonly string[]): string {
  const [, index, name] = /^cast[[.](\d+)\]?[[.](\w+)\]?$/.exec(key) ?? [];
  return index === undefined ? key : `cast.${rows[Number(index)]}.${name}`;
}
