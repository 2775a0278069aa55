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
  useEffect(() => {
    let was = session.getSnapshot().value;
    const subscription = session.subscribe((now) => {
      const isSignedInAgain = was === 'signingIn' && now.matches('signedIn');
      if (isSignedInAgain) actor.send({ type: 'refresh.requested' });
      was = now.value;
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return {
    snapshot,
    answer: answers.get(address) as DeskAnswers[Name] | undefined,
    refresh: () => actor.send({ type: 'refresh.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
