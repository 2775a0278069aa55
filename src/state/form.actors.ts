import { formMachine } from '../../machines/form.machine';
import { notifyFailure } from '../lib/failures';
import { notify } from '../lib/notifications';
import { provideActors } from '../lib/provide-actors';

interface Submit {
  send(signal: AbortSignal): Promise<{ message: string | null }>;
  /** The toast of an accepted submit, for forms that have one. */
  acceptedText?: ((message: string | null) => string) | undefined;
  failureText: string;
}

/** The chart of one form, with what its submit does: neither that nor what is typed can be in a chart. */
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
          // The form was left meanwhile, and with it its chart, which would announce the failure.
          if (signal.aborted && error !== signal.reason) {
            notifyFailure({ error, text: failureText });
          }
          throw error;
        }
      },
    },
  });
}
