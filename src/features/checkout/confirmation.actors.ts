import { type ActorRefFrom, fromCallback } from 'xstate';
import { confirmationMachine } from '../../../machines/confirmation.machine';
import { callProvider } from '../../api/client';
import { createFlow } from '../../lib/flow';
import { provideActors } from '../../lib/provide-actors';
import { isConfirmed, rememberPayment, watchPayments } from '../../state/confirmed-payments';

const confirmationLogic = provideActors(confirmationMachine, {
  actors: {
    takeTurn: fromCallback<{ type: string }, { sessionId: string }>(
      ({ input: { sessionId }, sendBack }) => {
        const turn = new AbortController();
        const start = () =>
          new Promise((resolve) => {
            // Listen first: if the session is confirmed, `turn.started` ends the turn immediately.
            turn.signal.addEventListener('abort', resolve);
            sendBack({ type: 'turn.started', isConfirmed: isConfirmed(sessionId) });
          });
        const locks = navigator.locks as LockManager | undefined;
        (locks?.request(`fin.payment ${sessionId}`, start) ?? start()).catch(start);
        return () => turn.abort();
      },
    ),
    watchPayment: fromCallback<{ type: string }, { sessionId: string }>(({ input, sendBack }) =>
      watchPayments(({ sessionId }) => {
        if (sessionId === input.sessionId) sendBack({ type: 'payment.confirmed' });
      }),
    ),
    async confirmPayment({ input: { sessionId } }) {
      const payload = { session_id: sessionId, gateway: 'stripe' } as const;
      await callProvider('confirmPayment', { payload });
    },
  },
  actions: {
    rememberPayment: (_, { sessionId }) => rememberPayment(sessionId),
  },
  logAs: ({ sessionId }) => `payment session ${sessionId}`,
});

type Confirmation = ActorRefFrom<typeof confirmationMachine>;

const underWay = new Map<string, Confirmation>();

export function confirmationOf(sessionId: string | null): Confirmation {
  const key = sessionId ?? '';
  const known = underWay.get(key);
  if (known) return known;
  const confirmation = createFlow(confirmationLogic, 'Return from payment', {
    sessionId,
    isConfirmed: isConfirmed(key),
  });
  confirmation.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) underWay.set(key, confirmation);
    else underWay.delete(key);
  });
  return confirmation;
}
