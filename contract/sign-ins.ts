/** How members sign in, and where they are signed in: Fin's own, not in the specification. */
import { type Infer, object, type } from 'superstruct';
import { flag, id, optionalText, requiredText } from './coercions';

/** One place where a member is signed in. */
export const memberSession = object({
  id,
  /** Browser and system in words: 'Firefox on Linux'; `null` where the browser did not say. */
  device: optionalText,
  /** ISO 8601, in UTC, to the hour. */
  seen_at: requiredText,
  /** Whether it is the one that asks. */
  is_current: flag,
});
export type MemberSession = Infer<typeof memberSession>;

/** A passkey of a member. */
export const passkey = object({
  id,
  /** Where it was added, as a session's: 'Firefox on Linux'. */
  device: optionalText,
  /** ISO 8601, in UTC. */
  created_at: requiredText,
});
export type Passkey = Infer<typeof passkey>;

/**
 * What a browser makes or uses a passkey by, in the JSON form of WebAuthn Level 3
 * (`PublicKeyCredentialCreationOptionsJSON`, `PublicKeyCredentialRequestOptionsJSON`). It is handed to the browser as
 * it is, so only the part that both have is named.
 */
export const passkeyOptions = type({ challenge: requiredText });
export type PasskeyOptions = Infer<typeof passkeyOptions>;
