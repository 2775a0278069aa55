import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { fromPromise } from 'xstate';
import type { DeskCallName } from '../../contract/desk/calls';
import { deskActMachine } from '../../machines/desk-act.machine';
import { useFlow } from '../../src/lib/flow';
import { useEmitted } from '../../src/lib/use-emitted';
import { inSession } from './session';
import { refreshReads } from './use-read';

export interface Act {
  /** Actor id; must be listed under `desk-act` in `flows/uses.ts`. */
  readonly use: string;
  readonly isGrave?: boolean;
  perform(): Promise<unknown>;
  /** The call to refetch if this action, or another operator, may have changed its response. */
  readonly outdates?: DeskCallName;
  onDone?(): void;
}

export function useAct({ use, isGrave = false, perform, outdates, onDone }: Act) {
  const latest = useRef(perform);
  latest.current = perform;
  const logic = useRef(
    deskActMachine.provide({
      actors: {
        perform: fromPromise(async () => {
          await inSession(() => latest.current());
        }),
      },
    }),
  );
  const actor = useFlow(logic.current, use, { isGrave });
  const snapshot = useSelector(actor, (it) => it);
  useEmitted(actor, {
    'act.done': () => onDone?.(),
    'entry.outdated': () => outdates && refreshReads(outdates),
  });
  return { snapshot, send: actor.send };
}
