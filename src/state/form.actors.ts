import { formMachine } from '../../machines/form.machine';
import { provideActors } from '../lib/provide-actors';
import { draftOf } from './form-drafts';

/** The submit of a form is its draft's. */
export const formLogic = provideActors(formMachine, {
  actors: {
    submitForm: async ({ input, signal }) => {
      const draft = draftOf(input.formId);
      draft.sent = draft.values;
      return draft.submit(draft.values, signal);
    },
  },
});
