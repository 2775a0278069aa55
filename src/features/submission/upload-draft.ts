/** A submission's way to the provider, and what the provider says of its fields. */
import type { Failure } from '../../../contract/failure';
import type { MovieSubmission } from '../../../contract/payloads';
import { callProvider } from '../../api/client';
import { platforms, roles } from '../../api/rules';
import { recordFailure } from '../../lib/failures';
import type { Draft } from './submission-draft';

/** In the order in which they stand on the page. */
const FORM_FIELDS = ['name', 'email', 'role', 'title', 'description', 'type', 'link', 'thumnail'];
const ROW_FIELDS = ['name', 'jobTitle', 'email', 'image'];

interface Way {
  signal: AbortSignal;
  /** Hears how much has been sent, 0 to 100. */
  onProgress: (percent: number) => void;
}

/**
 * Sends a valid draft and answers with the provider's message.
 * @throws {CallFailure} as `callProvider` does
 */
export async function uploadDraft(
  draft: Draft,
  rows: readonly string[],
  way: Way,
): Promise<string | null> {
  const payload = payloadOf(draft, rows);
  const { message } = await callProvider('submitMovie', { payload, ...way });
  return message;
}

/** What the flow is told of a failed upload, with the errors under the form's own field names. */
export function failureOf(error: unknown, rows: readonly string[]): Failure {
  const { kind, status, reason, fieldErrors } = recordFailure(error, 'submission');
  return { kind, status, reason, fieldErrors: serverErrorsByField(fieldErrors, rows) };
}

function payloadOf(draft: Draft, rows: readonly string[]): MovieSubmission {
  const text = (field: string) => draft.texts[field]?.trim() ?? '';
  const file = (field: string) => present(draft.files[field] ?? undefined, field);
  return {
    name: text('name'),
    email: text('email'),
    role: present(
      roles.find((role) => role === text('role')),
      'role',
    ),
    title: text('title'),
    description: text('description') || undefined,
    type: platforms.find((platform) => platform === text('type')),
    link: text('link') || undefined,
    thumnail: file('thumnail'),
    agreeTerms: true,
    cast: rows.map((row) => ({
      name: text(`cast.${row}.name`),
      jobTitle: text(`cast.${row}.jobTitle`),
      email: text(`cast.${row}.email`) || undefined,
      image: file(`cast.${row}.image`),
    })),
  };
}

/** What was said about `cast[0][name]`, under the form's own names, in the page's order. */
function serverErrorsByField(
  errors: Readonly<Record<string, string>>,
  rows: readonly string[],
): Record<string, string> {
  const byField = Object.fromEntries(
    Object.entries(errors).map(([key, text]) => [fieldOf(key, rows), text]),
  );
  const order = [
    ...FORM_FIELDS,
    'cast',
    ...rows.flatMap((row) => ROW_FIELDS.map((name) => `cast.${row}.${name}`)),
    'agreeTerms',
  ];
  return Object.fromEntries(
    order.flatMap((field) => {
      const text = byField[field];
      return text === undefined ? [] : [[field, text]];
    }),
  );
}

/** Names of both habits are read: `cast[0][name]` and `cast.0.name`. */
function fieldOf(key: string, rows: readonly string[]): string {
  const [, index, name] = /^cast[[.](\d+)\]?[[.](\w+)\]?$/.exec(key) ?? [];
  return index === undefined ? key : `cast.${rows[Number(index)]}.${name}`;
}

function present<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw new Error(`The submission has no ${field}`);
  return value;
}
