export interface Failure {
  /** `absent`: the provider doesn't support this extension. `unexpected`: probably a bug in Fin. */
  readonly kind:
    | ('network' | 'timeout' | 'unauthorized' | 'rejected' | 'unreadable')
    | ('absent' | 'unexpected');
  /** The HTTP status; `null` without a response. */
  readonly status: number | null;
  /** The provider's message to the user, at most 300 characters; Fin's own if `unexpected`. */
  readonly reason: string | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
}
