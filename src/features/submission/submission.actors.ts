import { fromCallback } from 'xstate';
import { payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { NOT_SUBMITTED, SUBMITTED, submissionMachine } from '../../../machines/submission.machine';
import { callProvider } from '../../api/client';
import { notifyFailure } from '../../lib/failures';
import { notify } from '../../lib/notifications';
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
        let isAllSent = false;
        let isLeft = false;
        callProvider('submitMovie', {
          payload: payloadFrom(forms.submitMovie, valuesOf(draftOf(formId), rows)),
          signal: abort.signal,
          onProgress(percent) {
            isAllSent = percent === 100;
            sendBack({ type: 'upload.progressed', percent });
          },
        }).then(
          ({ message }) => {
            if (!isLeft) return sendBack({ type: 'upload.accepted', message });
            forgetDraft(formId);
            notify({ tone: 'success', message: message ?? SUBMITTED });
          },
          (error: unknown) => {
            if (abort.signal.aborted) return;
            const failure = failureOf(error, rows);
            if (!isLeft) return sendBack({ type: 'upload.refused', failure });
            notifyFailure({ error: failure, text: NOT_SUBMITTED });
          },
        );
        return () => {
          isLeft = true;
          // What is all sent can't be taken back: how it ends is said, though its chart is gone.
          if (!isAllSent) abort.abort();
        };
      },
    ),
  },
  actions: {
    keepRows: (_, { formId, rows }) => changeDraft(formId, { rows }),
    forgetRow: (_, { formId, row }) => forgetRow(formId, row),
    forgetDraft: (_, { formId }) => forgetDraft(formId),
  },
});
