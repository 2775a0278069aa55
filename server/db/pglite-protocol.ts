import type { Parameter } from './db';

export type Task =
  | { kind: 'query'; sql: string; parameters: Parameter[]; tx: number | null }
  | { kind: 'script'; sql: string; tx: number | null }
  | { kind: 'begin' | 'commit' | 'rollback'; tx: number }
  | { kind: 'close' };

export interface Request {
  readonly id: number;
  readonly task: Task;
}

export interface Reply {
  readonly id: number;
  readonly rows?: unknown[];
  readonly error?: Failure;
}

export const READY = 0;

export interface Failure {
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: unknown;
}

export function failureFrom(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, code: null };
  return { message: error.message, stack: error.stack, code: 'code' in error ? error.code : null };
}

export function errorFrom({ message, stack, code }: Failure): Error {
  return Object.assign(new Error(message), {
    ...(stack && { stack }),
    ...(code !== null && { code }),
  });
}
