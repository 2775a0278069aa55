import { fromCallback } from 'xstate';
import { payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { submissionMachine } from '../../../machines/submission.machine';
import { callProvider } from '../../api/client';
import { provideActors } from '../../lib/provide-actors';
import { session } from '../../state/session.actors';
import {
  changeDraft,
  draftOf,
  forgetDraft,
  forgetDrafts,
  forgetRow,
  valuesOf,
} from './submission-draft';
import { failureOf } from './submission-errors';

// Subscribed here, not when the site starts: a page without this form has no drafts to clear.
session.on('session.ended', forgetDrafts);

export const submissionLogic = provideActors(submissionMachine, {
  actors: {
    sendSubmission: fromCallback<{ type: string }, { formId: string; rows: readonly string[] }>(
      ({ input: { formId, rows }, sendBack }) => {
        const abort = new AbortController();
        callProvider('submitMovie', {
          payload: payloadFrom(forms.submitMovie, valuesOf(draftOf(formId), rows)),
          signal: abort.signal,
          onProgress: (percent) => sendBack({ type: 'upload.progressed', percent }),
        }).then(
          ({ message }) => sendBack({ type: 'upload.accepted', message }),
          (error: unknown) => {
            if (abort.signal.aborted) return;
            sendBack({ type: 'upload.refused', failure: failureOf(error, rows) });
          },
        );
        return () => abort.abort();
      },
    ),
  },
  actions: {
    keepRows: (_, { formId, rows }) => changeDraft(formId, { rows }),
    forgetRow: (_, { formId, row }) => forgetRow(formId, row),
    forgetDraft: (_, { formId }) => forgetDraft(formId),
  },
});
