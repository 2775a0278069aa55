/** What a failed effect tells the flow that started it. */
export interface Failure {
  /** `unexpected` is no failed call but a defect of the site; the others are what a call can meet. */
  readonly kind: 'network' | 'timeout' | 'unauthorized' | 'rejected' | 'unreadable' | 'unexpected';
  /** The HTTP status, or `null` where no answer came. */
  readonly status: number | null;
  /** What to tell the person: text only, at most 300 characters; `null` if the provider gave none. */
  readonly reason: string | null;
  /** What the provider said about single fields of a form. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}
