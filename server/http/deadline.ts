/** Waiting for something, but not for ever. */
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
