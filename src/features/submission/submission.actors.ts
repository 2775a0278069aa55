import { type EventFrom, fromCallback } from 'xstate';
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
  type Draft,
  draftOf,
  forgetDraft,
  forgetDrafts,
  forgetRow,
  forgetSent,
  valuesOf,
} from './submission-draft';
import { failureOf } from './submission-errors';

interface Upload {
  readonly formId: string;
  readonly sent: Draft;
  readonly rows: readonly string[];
  readonly abort: AbortController;
  percent: number;
  /** Reports to the form that shows this upload; `null` if no form shows it. */
  follow: Follow | null;
}

type Reported = 'upload.progressed' | 'upload.accepted' | 'upload.refused';
type Follow = (event: Extract<EventFrom<typeof submissionMachine>, { type: Reported }>) => void;

const underWay = new Set<Upload>();

// Subscribing on import is early enough: no drafts are in memory until this module loads.
session.on('session.ended', () => {
  forgetDrafts();
  for (const { abort } of underWay) abort.abort();
});

export const submissionLogic = provideActors(submissionMachine, {
  actors: {
    sendSubmission: fromCallback<
      { type: string },
      { formId: string; rows: readonly string[]; isResuming: boolean }
    >(({ input: { formId, rows, isResuming }, sendBack }) => {
      const earlier = uploadOf(formId);
      if (!earlier && isResuming) {
        sendBack({ type: 'upload.cancelled' });
        return;
      }
      const upload = earlier ?? begin({ formId, sent: draftOf(formId), rows });
      upload.follow = sendBack;
      const { percent } = upload;
      if (percent > 0) sendBack({ type: 'upload.progressed', percent });
      return () => {
        if (upload.follow === sendBack) upload.follow = null;
      };
    }),
  },
  actions: {
    abandonUpload: (_, { formId }) => uploadOf(formId)?.abort.abort(),
    keepRows: (_, { formId, rows }) => changeDraft(formId, { rows }),
    forgetRow: (_, { formId, row }) => forgetRow(formId, row),
    forgetDraft: (_, { formId }) => forgetDraft(formId),
  },
});

export const isUploading = (formId: string): boolean => uploadOf(formId) !== undefined;

function uploadOf(formId: string): Upload | undefined {
  return [...underWay].find((it) => it.formId === formId && !it.abort.signal.aborted);
}

function begin(form: Pick<Upload, 'formId' | 'sent' | 'rows'>): Upload {
  const upload: Upload = { ...form, abort: new AbortController(), percent: 0, follow: null };
  underWay.add(upload);
  window.addEventListener('beforeunload', askInBrowser);
  void send(upload).finally(() => {
    underWay.delete(upload);
    if (underWay.size === 0) window.removeEventListener('beforeunload', askInBrowser);
  });
  return upload;
}

async function send(upload: Upload): Promise<void> {
  const { rows, abort } = upload;
  const answer = await submit(upload).catch((error: unknown) => {
    if (abort.signal.aborted) return null;
    const failure = failureOf(error, rows);
    if (upload.follow) upload.follow({ type: 'upload.refused', failure });
    else notifyFailure({ error: failure, text: text(NOT_SUBMITTED) });
    return null;
  });
  if (!answer) return;
  if (upload.follow) return upload.follow({ type: 'upload.accepted', message: answer.message });
  forgetSent(upload.formId, upload.sent);
  notify({ tone: 'success', message: answer.message ?? text(SUBMITTED) });
}

const submit = async (upload: Upload) =>
  callProvider('submitMovie', {
    payload: payloadFrom(forms.submitMovie, valuesOf(upload.sent, upload.rows)),
    signal: upload.abort.signal,
    onProgress(percent) {
      upload.percent = percent;
      upload.follow?.({ type: 'upload.progressed', percent });
    },
  });

function askInBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
