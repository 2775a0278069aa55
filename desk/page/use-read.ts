import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { DeskAnswers } from '../../contract/desk/answers';
import type { DeskCallName } from '../../contract/desk/calls';
import { deskReadMachine } from '../../machines/desk-read.machine';
import { useFlow } from '../../src/lib/flow';
import { createListeners } from '../../src/lib/listeners';
import { useEmitted } from '../../src/lib/use-emitted';
import { addressOf, nameIn, read } from './call';
import { inSession, session } from './session';

const answers = new Map<string, unknown>();

const logic = deskReadMachine.provide({
  actors: {
    read: fromPromise<{ total: number }, { address: string }>(async ({ input, signal }) => {
      const answer = await inSession(() => read(input.address, signal));
      answers.set(input.address, answer);
      return { total: totalOf(answer) };
    }),
    watchOutdated: fromCallback<{ type: 'never' }, { address: string }>(({ input, sendBack }) =>
      outdated.watch((name) => {
        if (name === nameIn(input.address)) sendBack({ type: 'refresh.requested' });
      }),
    ),
  },
});

function totalOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  const { total } = answer as { total?: number };
  return total ?? 1;
}

const outdated = createListeners<DeskCallName>();

export const refreshReads = outdated.notify;

/**
 * Refetches when the parameters change, an action outdates the response, or the operator signs in
 * again.
 * @param use actor id; must be listed under `desk-read` in `flows/uses.ts`
 */
export function useRead<Name extends DeskCallName>(
  use: string,
  name: Name,
  params: Parameters<typeof addressOf>[1] = {},
) {
  const address = addressOf(name, params);
  const actor = useFlow(logic, use, { address });
  const snapshot = useSelector(actor, (it) => it);
  useEffect(() => {
    if (actor.getSnapshot().context.address !== address) {
      actor.send({ type: 'address.changed', address });
    }
  }, [actor, address]);
  useEmitted(session, { 'session.started': () => actor.send({ type: 'refresh.requested' }) });
  return {
    snapshot,
    answer: answers.get(address) as DeskAnswers[Name] | undefined,
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
