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

/**
 * Whether the provider may have executed a failed call, or refused it only for now. Keep in sync
 * with the guards of the same name in the `plans` and `watchlist` machines.
 */
export function isOutcomeOpen(error: unknown): boolean {
  if (!(error instanceof CallFailure)) return false;
  const status = error.status ?? 0;
  const isForNow = [408, 409, 425, 429].includes(status) || status >= 500;
  return isForNow || ['network', 'timeout', 'unreadable'].includes(error.kind);
}
