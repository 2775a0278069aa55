/** The one kind of error that a call throws; see `Failure` for its fields. */
import type { Failure } from '../../contract/failure';

export class CallFailure extends Error implements Failure {
  readonly kind: Failure['kind'];
  readonly status: number | null;
  readonly reason: string | null;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(call: string, failure: Partial<Failure> & Pick<Failure, 'kind'>, cause?: unknown) {
    super(`${call}: ${failure.kind}${failure.status ? ` (${failure.status})` : ''}`, { cause });
    this.name = 'CallFailure';
    this.kind = failure.kind;
    this.status = failure.status ?? null;
    this.reason = failure.reason ?? null;
    this.fieldErrors = failure.fieldErrors ?? {};
  }
}

/** Whether it is not known what came of a call that failed: the provider may have done it. */
export function isOutcomeOpen(error: unknown): boolean {
  if (!(error instanceof CallFailure)) return false;
  return (error.status ?? 0) >= 500 || ['network', 'timeout', 'unreadable'].includes(error.kind);
}
