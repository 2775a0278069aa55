import { formMachine } from '../../machines/form.machine';
import { notifyFailure } from '../lib/failures';
import { notify } from '../lib/notifications';
import { provideActors } from '../lib/provide-actors';

interface Submit {
  send(signal: AbortSignal): Promise<{ message: string | null }>;
  acceptedText?: ((message: string | null) => string) | undefined;
  failureText: string;
}

export function formLogic({ send, acceptedText, failureText }: Submit) {
  return provideActors(formMachine, {
    actors: {
      async submitForm({ signal }) {
        try {
          const { message } = await send(signal);
          const confirmation = acceptedText?.(message) ?? null;
          if (confirmation) notify({ tone: 'success', message: confirmation });
          return { confirmation };
        } catch (error) {
          // Notifies the user here if the form has unmounted, since the stopped actor cannot.
          if (signal.aborted && error !== signal.reason) {
            notifyFailure({ error, text: failureText });
          }
          throw error;
        }
      },
    },
  });
}
