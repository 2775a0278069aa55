/**
 * Logs failed effects and converts them to messages (spec §8).
 *
 * The session handles a 401: it redirects to `/` once. The flow still takes its failure transition,
 * so that no form stays busy.
 */

import type { Failure } from '../../contract/failure';
import { notify } from './notifications';
import { text } from './site/texts';

interface Announcement {
  error: unknown;
  text: string;
}

/**
 * Converts an effect's error to a `Failure`. It is logged if `logAs` is given or it is unexpected.
 * Aborts and missing extensions are never logged.
 */
export function recordFailure(error: unknown, flow: string, logAs?: string): Failure {
  const failure = asFailure(error);
  const isSilent = isLostSession(failure) || failure.kind === 'absent' || isAbort(error);
  if (!isSilent && (logAs || failure.kind === 'unexpected')) logFailure(logAs ?? flow, error);
  return failure;
}

/** Shows nothing to the user: spec §8 says "logged only". */
export function logFailure(what: string, error: unknown): void {
  console.error(`[fin] ${what}`, error instanceof Error ? error.message : error);
}

export function notifyFailure({ error, text }: Announcement): void {
  const failure = asFailure(error);
  if (!isLostSession(failure)) notify({ tone: 'error', message: failure.reason ?? text });
}

export function alertFailure({ error, text }: Announcement): void {
  if (!isLostSession(asFailure(error))) window.alert(text);
}

function isLostSession({ kind }: Failure): boolean {
  return kind === 'unauthorized';
}

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
