/** One answer of the provider, and how its read is doing. The last answers stay here, by their addresses. */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { DeskAnswers } from '../../contract/desk/answers';
import type { DeskCallName } from '../../contract/desk/calls';
import { deskReadMachine } from '../../machines/desk-read.machine';
import { useFlow } from '../../src/lib/flow';
import { addressOf, read } from './call';
import { inSession, session } from './session';

const answers = new Map<string, unknown>();

const logic = deskReadMachine.provide({
  actors: {
    read: fromPromise<{ total: number }, { address: string }>(async ({ input, signal }) => {
      const answer = await inSession(() => read(input.address, signal));
      answers.set(input.address, answer);
      return { total: totalOf(answer) };
    }),
  },
});

function totalOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  const { total } = answer as { total?: number };
  return total ?? 1;
}

/**
 * Reads a call's answer, and again when its parameters change.
 * @param use the name under which its chart runs (`flows/uses.ts`)
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
  // Signed in again: what could not be read can be now.
  useEffect(() => {
    let was = session.getSnapshot().value;
    const subscription = session.subscribe(({ value }) => {
      if (was === 'signingIn' && value !== was) actor.send({ type: 'refresh.requested' });
      was = value;
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return {
    snapshot,
    /** Of this address, or `undefined` until it was read. */
    answer: answers.get(address) as DeskAnswers[Name] | undefined,
    refresh: () => actor.send({ type: 'refresh.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
