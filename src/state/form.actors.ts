import { formMachine } from '../../machines/form.machine';
import { notifyFailure } from '../lib/failures';
import { notify } from '../lib/notifications';
import { provideActors } from '../lib/provide-actors';

interface Submit {
  send(signal: AbortSignal): Promise<{ message: string | null }>;
  /** The toast of an accepted submit, for forms that have one. */
  acceptedText(message: string | null): string | undefined;
  failureText: string;
}

/** The mounted forms' submits, by form: neither they nor what was typed can be in a chart. */
const submits = new Map<string, Submit>();

/** Keeps a submit while its form is mounted; returns the way to remove it. */
export function keepSubmit(formId: string, submit: Submit): () => void {
  submits.set(formId, submit);
  return () => submits.delete(formId);
}

export const formLogic = provideActors(formMachine, {
  actors: {
    async submitForm({ input, signal }) {
      const submit = submits.get(input.formId);
      if (!submit) throw new Error(`Form ${input.formId} is not mounted`);
      const { send, acceptedText, failureText } = submit;
      try {
        const { message } = await send(signal);
        const confirmation = acceptedText(message) ?? null;
        if (confirmation) notify({ tone: 'success', message: confirmation });
        return { confirmation };
      } catch (error) {
        // The form was left meanwhile, and with it its chart, which would announce the failure.
        if (signal.aborted && error !== signal.reason) notifyFailure({ error, text: failureText });
        throw error;
      }
    },
  },
});
