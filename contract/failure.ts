/** What a failed effect tells the flow that started it. */
export interface Failure {
  /**
   * `absent`: the provider has no such extension. `unexpected`: not a failed call, so most likely a defect. The others
   * are how a call can fail.
   */
  readonly kind:
    | ('network' | 'timeout' | 'unauthorized' | 'rejected' | 'unreadable')
    | ('absent' | 'unexpected');
  /** The HTTP status, or `null` where no answer came. */
  readonly status: number | null;
  /** What to tell the person: text only, at most 300 characters; `null` if the provider gave none. */
  readonly reason: string | null;
  /** What the provider said about single fields of a form. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}
