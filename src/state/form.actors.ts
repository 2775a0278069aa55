import { formMachine } from '../../machines/form.machine';
import { provideActors } from '../lib/provide-actors';

type Submit = (signal: AbortSignal) => Promise<{ message: string | null }>;

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
      return submit(signal);
    },
  },
});
