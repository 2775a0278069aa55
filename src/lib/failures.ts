/**
 * What is logged and what is said of a failed effect (spec §8), the same for every flow.
 *
 * A lost session (401) is neither logged nor said here: the token is removed and the browser goes to `/`,
 * once, however many calls were refused, where the session's own notice says so. The flow itself takes its
 * ordinary failure transition, so that no form stays busy.
 */

import type { Failure } from '../../contract/failure';
import { notify } from './notifications';
import { text } from './site/texts';

/** What a flow emits when the person is to be told; `text` is what is said without a reason. */
interface Announcement {
  error: unknown;
  text: string;
}

/**
 * Turns an effect's error into what its flow is told, and logs it under `logAs`. Without `logAs` only
 * an unexpected error is logged: the flow notifies the person of a failed call. An abort is not logged, nor an
 * extension that the provider does not have.
 */
export function recordFailure(error: unknown, flow: string, logAs?: string): Failure {
  const failure = asFailure(error);
  const isSilent = isLostSession(failure) || failure.kind === 'absent' || isAbort(error);
  if (!isSilent && (logAs || failure.kind === 'unexpected')) logFailure(logAs ?? flow, error);
  return failure;
}

/** Logs an error's message to the console (spec §8: "logged only"). */
export function logFailure(what: string, error: unknown): void {
  console.error(`[fin] ${what}`, error instanceof Error ? error.message : error);
}

/** A toast with the failure's own reason, or with `text`. */
export function notifyFailure({ error, text }: Announcement): void {
  const failure = asFailure(error);
  if (!isLostSession(failure)) notify({ tone: 'error', message: failure.reason ?? text });
}

/** A browser alert, which says `text` whatever the reason. */
export function alertFailure({ error, text }: Announcement): void {
  if (!isLostSession(asFailure(error))) window.alert(text);
}

function isLostSession({ kind }: Failure): boolean {
  return kind === 'unauthorized';
}

/** An error that is not a failed call, most likely a defect, becomes a failure of its own kind. */
function asFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  return { kind: 'unexpected', status: null, reason: text('common.unexpected'), fieldErrors: {} };
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Object && 'fieldErrors' in error;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
