import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { CallFailure } from '../../src/api/failure';
import { viewCountLogic } from '../../src/features/player/memory/view-count.actors';

const { callProvider } = vi.hoisted(() => ({ callProvider: vi.fn() }));
vi.mock('../../src/api/client', () => ({ callProvider }));

async function view(titleId: string): Promise<void> {
  const clock = new SimulatedClock();
  const film = createActor(viewCountLogic, { clock, input: { titleId } }).start();
  film.send({ type: 'film.playing' });
  film.send({ type: 'media.playing' });
  for (let second = 0; second < 10; second += 1) clock.increment(1_000);
  await waitFor(film, (it) => it.matches('counted'));
  film.stop();
}

const counted = () => callProvider.mock.calls.map(([name, { payload }]) => [name, payload]);

test('a provider without this call is asked once, and one that is down for a moment again', async () => {
  callProvider.mockRejectedValueOnce(new CallFailure('countView', { kind: 'network' }));
  await view('101');
  callProvider.mockRejectedValueOnce(new CallFailure('countView', { kind: 'absent', status: 404 }));
  await view('102');
  await view('103');
  expect(counted()).toEqual([
    ['countView', { entertainment_id: '101' }],
    ['countView', { entertainment_id: '102' }],
  ]);
});
