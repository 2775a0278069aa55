import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { periodic } from '../../server/http/periodic';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a job that fails runs again', async () => {
  const work = vi.fn(() => Promise.reject(new Error('The database is away')));
  const onError = vi.fn();
  const job = periodic(1_000, work, onError);
  job.start();
  await vi.advanceTimersByTimeAsync(2_000);
  await job.stop();
  expect(work).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('a job that takes longer than its period skips the runs it has missed', async () => {
  const work = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 3_500)));
  const job = periodic(1_000, work, () => {});
  job.start();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(work).toHaveBeenCalledTimes(2);
  const stopped = job.stop();
  await vi.advanceTimersByTimeAsync(3_500);
  await stopped;
  expect(work).toHaveBeenCalledTimes(2);
});
