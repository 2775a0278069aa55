import { fromCallback } from 'xstate';
import { payloadFrom } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { NOT_SUBMITTED, SUBMITTED, submissionMachine } from '../../../machines/submission.machine';
import { callProvider } from '../../api/client';
import { notifyFailure } from '../../lib/failures';
import { notify } from '../../lib/notifications';
import { provideActors } from '../../lib/provide-actors';
import { text } from '../../lib/site/texts';
import { session } from '../../state/session.actors';
import {
  changeDraft,
  draftOf,
  forgetDraft,
  forgetDrafts,
  forgetRow,
  forgetSent,
  valuesOf,
} from './submission-draft';
import { failureOf } from './submission-errors';

const underWay = new Map<string, AbortController>();

// Subscribes on import, since no drafts are in memory until this module loads.
session.on('session.ended', () => {
  forgetDrafts();
  for (const abort of underWay.values()) abort.abort();
});

export const submissionLogic = provideActors(submissionMachine, {
  actors: {
    sendSubmission: fromCallback<{ type: string }, { formId: string; rows: readonly string[] }>(
      ({ input: { formId, rows }, sendBack }) => {
        const abort = new AbortController();
        underWay.set(formId, abort);
        window.addEventListener('beforeunload', askInBrowser);
        let isLeft = false;
        const sent = draftOf(formId);
        const send = async () =>
          callProvider('submitMovie', {
            payload: payloadFrom(forms.submitMovie, valuesOf(sent, rows)),
            signal: abort.signal,
            onProgress(percent) {
              if (!isLeft) sendBack({ type: 'upload.progressed', percent });
            },
          });
        const ended = send().then(
          ({ message }) => {
            if (!isLeft) return sendBack({ type: 'upload.accepted', message });
            forgetSent(formId, sent);
            notify({ tone: 'success', message: message ?? text(SUBMITTED) });
          },
          (error: unknown) => {
            if (abort.signal.aborted) return;
            const failure = failureOf(error, rows);
            if (!isLeft) return sendBack({ type: 'upload.refused', failure });
            notifyFailure({ error: failure, text: text(NOT_SUBMITTED) });
          },
        );
        void ended.finally(() => {
          if (underWay.get(formId) === abort) underWay.delete(formId);
          if (underWay.size === 0) window.removeEventListener('beforeunload', askInBrowser);
        });
        // Lets the upload continue in the background. A toast then reports the result.
        return () => {
          isLeft = true;
        };
      },
    ),
  },
  actions: {
    abandonUpload: (_, { formId }) => underWay.get(formId)?.abort(),
    keepRows: (_, { formId, rows }) => changeDraft(formId, { rows }),
    forgetRow: (_, { formId, row }) => forgetRow(formId, row),
    forgetDraft: (_, { formId }) => forgetDraft(formId),
  },
});

function askInBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
