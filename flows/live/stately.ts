import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyStateMachine } from 'xstate';
import { button } from '../atlas/client/dom';
import type { Step } from './allowed';
import { createMessages } from './stately-messages';

export function startStately() {
  const { adapter, start } = createBrowserInspector({ autoStart: false, maxDeferredEvents: 4000 });
  const messagesOf = createMessages();
  return {
    open: button('Open Stately', start),
    send: (step: Step, machine: AnyStateMachine) => {
      for (const message of messagesOf(step, machine)) adapter.send(message);
    },
  };
}
