/** Waiting for something: not for ever, or not less than for a time. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';

  constructor(ms: number) {
    super(`There was no answer within ${ms} ms`);
  }
}

/** What is waited for, or `DeadlinePassed` after `ms` milliseconds. The work itself goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed(ms)), ms);
  });
  try {
    return await Promise.race([work, passed]);
  } finally {
    clearTimeout(timer);
  }
}

/** What is waited for, after `ms` milliseconds at the earliest. */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const passed = new Promise<void>((resolve) => setTimeout(resolve, ms));
  const [outcome] = await Promise.allSettled([work, passed]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
