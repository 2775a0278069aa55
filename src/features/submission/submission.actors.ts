import { fromCallback } from 'xstate';
import { submissionMachine } from '../../../machines/submission.machine';
import { createListeners } from '../../api/listeners';
import { provideActors } from '../../lib/provide-actors';
import { session } from '../../state/session.actors';
import { changeDraft, draftOf, forgetDraft, forgetDrafts, forgetRow } from './submission-draft';
import { failureOf, uploadDraft } from './upload-draft';

/** Tells the form that its draft has changed. */
export const draftChanges = createListeners();

// Subscribed here, not when the site starts: a page without this form has no drafts to clear.
session.on('session.ended', forgetDrafts);

export const submissionLogic = provideActors(submissionMachine, {
  actors: {
    sendSubmission: fromCallback<{ type: string }, { formId: string; rows: readonly string[] }>(
      ({ input: { formId, rows }, sendBack }) => {
        const abort = new AbortController();
        uploadDraft(draftOf(formId), rows, {
          signal: abort.signal,
          onProgress: (percent) => sendBack({ type: 'upload.progressed', percent }),
        }).then(
          (message) => sendBack({ type: 'upload.accepted', message }),
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
    keepRows(_, { formId, rows }) {
      changeDraft(formId, { rows });
      draftChanges.tell();
    },
    forgetRow(_, { formId, row }) {
      forgetRow(formId, row);
      draftChanges.tell();
    },
    forgetDraft(_, { formId }) {
      forgetDraft(formId);
      draftChanges.tell();
    },
  },
});
