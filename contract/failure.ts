/** A failed call or effect, as reported to the machine that started it. */
export interface Failure {
  /**
   * `absent`: the provider lacks this extension. `unexpected`: most likely a defect. The others are
   * how a call can fail.
   */
  readonly kind:
    | ('network' | 'timeout' | 'unauthorized' | 'rejected' | 'unreadable')
    | ('absent' | 'unexpected');
  /** The HTTP status; `null` without an answer. */
  readonly status: number | null;
  /** The message to show: plain text, at most 300 characters; `null` if the provider gave none. */
  readonly reason: string | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
}
