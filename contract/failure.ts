export interface Failure {
  /**
   * `absent`: the provider doesn't support the called extension. `unexpected`: any other error,
   * such as a bug in Fin, an aborted call or a module that failed to load.
   */
  readonly kind:
    | ('network' | 'timeout' | 'unauthorized' | 'rejected' | 'unreadable')
    | ('absent' | 'unexpected');
  /** The HTTP status; `null` if it is unknown, for example without a response. */
  readonly status: number | null;
  /** A message for the user, from the provider or Fin; `null` if the caller must choose one. */
  readonly reason: string | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
}
