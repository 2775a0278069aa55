import { type Infer, object, type } from 'superstruct';
import { flag, id, optionalText, requiredText } from './coercions';

export const memberSession = object({
  id,
  /** Browser, system or both, as in 'Firefox on Linux'; `null` if unknown. */
  device: optionalText,
  /** ISO 8601, in UTC. Updated at most once an hour. */
  seen_at: requiredText,
  is_current: flag,
});
export type MemberSession = Infer<typeof memberSession>;

export const passkey = object({
  id,
  device: optionalText,
  created_at: requiredText,
});
export type Passkey = Infer<typeof passkey>;

/**
 * `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` (WebAuthn
 * Level 3). Passed to the browser as they are, so only the field that both require is checked.
 */
export const passkeyOptions = type({ challenge: requiredText });
export type PasskeyOptions = Infer<typeof passkeyOptions>;
