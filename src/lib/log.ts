/** Logs an error's message to the console (spec §8: "logged only"). */
export function logFailure(what: string, error: unknown): void {
  console.error(`[fin] ${what}`, error instanceof Error ? error.message : error);
}
