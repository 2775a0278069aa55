/**
 * Opens the browser's passkey dialogs. Each function resolves to the credential as JSON.
 * It resolves to `null` after an abort or a `NotAllowedError`, such as when the dialog is closed or
 * times out. The dialog's other errors are thrown as a `CallFailure`.
 */

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyOptions } from '../../../../contract/sign-ins';
import { CallFailure } from '../../../api/failure';
import { lazy } from '../../../lib/lazy';
import { type TextKey, text } from '../../../lib/site/texts';

const library = lazy(() => import('@simplewebauthn/browser'));

const REASONS: Readonly<Record<string, TextKey>> = {
  InvalidStateError: 'shared.passkeys.exists',
  NotSupportedError: 'shared.passkeys.unsupported',
  ConstraintError: 'shared.passkeys.unsupported',
  SecurityError: 'shared.passkeys.address',
};
const CLOSED = ['NotAllowedError', 'AbortError'];

export async function createPasskey(
  options: PasskeyOptions,
  signal: AbortSignal,
): Promise<string | null> {
  const { startRegistration } = await library.load();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return answerOf('addPasskey', () => startRegistration({ optionsJSON }), signal);
}

export async function signWithPasskey(
  options: PasskeyOptions,
  signal: AbortSignal,
): Promise<string | null> {
  const { startAuthentication } = await library.load();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return answerOf('signInWithPasskey', () => startAuthentication({ optionsJSON }), signal);
}

async function answerOf(
  call: 'addPasskey' | 'signInWithPasskey',
  ask: () => Promise<object>,
  signal: AbortSignal,
): Promise<string | null> {
  if (signal.aborted) return null;
  const close = () => library.loaded()?.WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', close);
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (CLOSED.includes(name)) return null;
    const reason = REASONS[name];
    const said = reason ? text(reason) : null;
    throw new CallFailure(call, { kind: 'rejected', reason: said }, error);
  } finally {
    signal.removeEventListener('abort', close);
  }
}
