/** Uploads a submission, and maps the provider's field errors to the page's fields. */
import type { Failure } from '../../../contract/failure';
import { payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { callProvider } from '../../api/client';
import { recordFailure } from '../../lib/failures';
import { type Draft, fieldNames, valuesOf } from './submission-draft';

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the percentage that has been sent, 0 to 100. */
  onProgress: (percent: number) => void;
}

/**
 * Sends a valid draft and answers with the provider's message.
 * @throws {CallFailure} as `callProvider` does
 */
export async function uploadDraft(
  draft: Draft,
  rows: readonly string[],
  options: UploadOptions,
): Promise<string | null> {
  const payload = payloadFrom(forms.submitMovie, valuesOf(draft, rows));
  const { message } = await callProvider('submitMovie', { payload, ...options });
  return message;
}

/** What the flow is told of a failed upload, with the errors under the form's own field names. */
export function failureOf(error: unknown, rows: readonly string[]): Failure {
  const { kind, status, reason, fieldErrors } = recordFailure(error, 'submission');
  return { kind, status, reason, fieldErrors: serverErrorsByField(fieldErrors, rows) };
}

/** In the page's order, so that the first of them is the first on the page. */
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

/** `cast.k1.name` for either spelling of a provider: `cast[0][name]` and `cast.0.name`. */
function pageName(key: string, rows: readonly string[]): string {
  const [, index, name] = /^cast[[.](\d+)\]?[[.](\w+)\]?$/.exec(key) ?? [];
  return index === undefined ? key : `cast.${rows[Number(index)]}.${name}`;
}
