/** The running chart of who is signed in: one for the page. Any call that finds no session tells it. */
import { fromPromise } from 'xstate';
import type { Failure } from '../../contract/failure';
import { deskMachine } from '../../machines/desk.machine';
import { createFlow } from '../../src/lib/flow';
import { readSession, signIn, signOut } from './call';

/** What is typed into the field, which no chart holds. */
const typed = { token: '' };

const logic = deskMachine.provide({
  actors: {
    readSession: fromPromise(readSession),
    signIn: fromPromise(() => signIn(typed.token)),
    signOut: fromPromise(async () => {
      await signOut();
    }),
  },
});

export const session = createFlow(logic, 'Desk');

export function submitToken(token: string): void {
  typed.token = token;
  session.send({ type: 'token.submitted' });
}

/** Does a call; where it finds no session, the page asks for the token. */
export async function inSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if ((error as Failure).kind === 'unauthorized') session.send({ type: 'session.ended' });
    throw error;
  }
}
