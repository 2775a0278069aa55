/**
 * A lost session shows no message, since the session's chart handles it. The flow still receives
 * the failure, so that no form stays busy.
 */

import type { Failure } from '../../contract/failure';
import { notify } from './notifications';
import { text } from './site/texts';

interface Announcement {
  error: unknown;
  text: string;
}

export function recordFailure(error: unknown, flow: string, logAs?: string): Failure {
  const failure = asFailure(error);
  const isSilent = isLostSession(failure) || failure.kind === 'absent' || isAbort(error);
  if (!isSilent && (logAs || failure.kind === 'unexpected')) logFailure(logAs ?? flow, error);
  return failure;
}

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
