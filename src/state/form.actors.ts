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
          // The form has unmounted, so its actor can no longer report the failure.
          if (signal.aborted && error !== signal.reason) {
            notifyFailure({ error, text: failureText });
          }
          throw error;
        }
      },
    },
  });
}
