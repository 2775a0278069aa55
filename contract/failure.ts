/** What a flow knows of a call that failed. */
export interface Failure {
  readonly kind: 'network' | 'timeout' | 'unauthorized' | 'rejected' | 'unreadable';
  /** The HTTP status, or `null` where no answer came. */
  readonly status: number | null;
  /** The provider's message for a person: text only, at most 300 characters; `null` without one. */
  readonly reason: string | null;
  /** The provider's message for single fields of a form, by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}
