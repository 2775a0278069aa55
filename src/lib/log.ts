/** Logs a failure that the person is not told of in words (spec §8: "logged only"). */
export function logFailure(what: string, error: unknown): void {
  console.error(`[fin] ${what}`, error instanceof Error ? error.message : error);
}
