/**
 * Runs `work` while no other tab runs work of this name; they take turns. Browsers offer locks over
 * https and on loopback hosts only: elsewhere `work` runs at once.
 */
export async function runAlone<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Awaited<Result>> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, work) : await work();
}
