/** A submission's effects: its draft, its images, and the upload. */
import { useActorRef, useSelector } from '@xstate/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { fromCallback, type SnapshotFrom } from 'xstate';
import { fieldAt, maxLengthOf } from '../../../contract/forms/form';
import {
  ACCEPTED_IMAGES,
  IMAGE_HINT,
  imageError,
  RECOMMENDED_EDGE,
} from '../../../contract/forms/images';
import { forms } from '../../../contract/forms/table';
import { submissionMachine } from '../../../machines/submission.machine';
import { createListeners } from '../../api/listeners';
import { watchClearing } from '../../api/session-store';
import { afterPointerUp } from '../../lib/after-pointer-up';
import { measureImage } from '../../lib/measure-image';
import { notify } from '../../lib/notifications';
import { provideActors } from '../../lib/provide-actors';
import { useEmitted } from '../../lib/use-emitted';
import { focusField, formPropsOf } from '../../state/form-element';
import { useSession } from '../../state/use-session';
import {
  changeDraft,
  type Draft,
  draftOf,
  forgetDraft,
  forgetDrafts,
  forgetRow,
  isMissed,
} from './submission-draft';
import { draftErrors, emptyForm, emptyRow } from './submission-errors';
import { platformNames } from './texts';
import { failureOf, uploadDraft } from './upload-draft';

const { role, type, cast } = forms.submitMovie;
export const roleOptions = role.choices.map((role) => ({ value: role, label: role }));
export const platformOptions = type.choices.map((platform) => ({
  value: platform,
  label: platformNames[platform],
}));

const drafts = createListeners();
// Signing out leaves nothing behind, in any tab that hears of it.
watchClearing(forgetDrafts);

const submission = provideActors(submissionMachine, {
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
    forgetRow(_, { formId, row }) {
      forgetRow(formId, row);
      drafts.tell();
    },
    forgetDraft(_, { formId }) {
      forgetDraft(formId);
      drafts.tell();
    },
  },
});

type Snapshot = SnapshotFrom<typeof submissionMachine>;
const selectContext = (snapshot: Snapshot) => snapshot.context;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectCanSubmit = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' });
const selectCanCancel = (snapshot: Snapshot) => snapshot.can({ type: 'upload.cancelled' });
const selectCanAdd = (snapshot: Snapshot) => snapshot.can({ type: 'row.added' });
const selectCanRemove = (snapshot: Snapshot) =>
  snapshot.can({ type: 'row.removed', row: snapshot.context.rows[0] ?? '' });

export type Submission = ReturnType<typeof useSubmission>;

/** The submission of this member: its fields, its rows, its upload, and the verbs. */
export function useSubmission() {
  const { user } = useSession();
  // Another person who signs in in this tab does not find this one's draft.
  const [formId] = useState(`submission.${user?.email ?? ''}`);
  const [input] = useState(() => {
    const draft = draftOf(formId);
    const known = draft.rows.length > 0 && {
      rows: draft.rows,
      errors: draftErrors(draft, draft.rows),
    };
    return { formId, maxRows: cast.max, emptyForm, emptyRow, ...known };
  });
  const actor = useActorRef(submission, { input });
  const element = useRef<HTMLFormElement>(null);
  useEmitted(actor, (event) => {
    if (event.type === 'field.wanted') return focusSoon(element.current, event.field);
    notify(event);
    if (event.tone === 'success') showHeading();
  });
  const draft = useSyncExternalStore(drafts.watch, () => draftOf(formId));
  const { rows, errors, serverErrors, touched, percent } = useSelector(actor, selectContext);

  const change = (field: string, part: Partial<Draft>) => {
    const { rows } = actor.getSnapshot().context;
    changeDraft(formId, { ...part, rows });
    drafts.tell();
    const errors = draftErrors(draftOf(formId), rows);
    actor.send({ type: 'field.changed', field, errors });
  };
  const leave = (field: string) => afterPointerUp(() => actor.send({ type: 'field.left', field }));
  const errorOf = (field: string) =>
    serverErrors[field] ?? (touched.includes(field) ? errors[field] : undefined);

  async function pick(field: string, file: File | null) {
    change(field, { files: { ...draftOf(formId).files, [field]: file } });
    leave(field);
    if (!file || imageError(file) !== null) return;
    const size = await measureImage(file).catch(() => null);
    const { files, unreadable } = draftOf(formId);
    if (files[field] !== file) return;
    if (!size) return change(field, { unreadable: { ...unreadable, [field]: file } });
    const isLarge = size.width > RECOMMENDED_EDGE || size.height > RECOMMENDED_EDGE;
    actor.send({ type: 'image.measured', field, isLarge });
  }

  return {
    rows,
    maxRows: cast.max,
    percent,
    isBusy: useSelector(actor, selectIsBusy),
    canSubmit: useSelector(actor, selectCanSubmit),
    canCancel: useSelector(actor, selectCanCancel),
    canAdd: useSelector(actor, selectCanAdd),
    canRemove: useSelector(actor, selectCanRemove),
    /** What is wrong with the form as a whole, or with all its images together. */
    overall: serverErrors.cast ?? errors.images,
    field: (name: string) => ({
      name,
      value: draft.texts[name] ?? '',
      error: errorOf(name),
      maxLength: maxLengthOf(fieldAt(forms.submitMovie, name)),
      onChange: (text: string) =>
        change(name, { texts: { ...draftOf(formId).texts, [name]: text } }),
      onBlur: () => leave(name),
    }),
    image: (name: string) => ({
      name,
      file: draft.files[name] ?? null,
      error: errorOf(name),
      accept: ACCEPTED_IMAGES,
      hint: IMAGE_HINT,
      isMissed: isMissed(draft, name),
      onPick: (file: File | null) => void pick(name, file),
      onBlur: () => leave(name),
    }),
    terms: {
      name: 'agreeTerms',
      isChecked: draft.agreeTerms,
      error: errorOf('agreeTerms'),
      onChange: (agreeTerms: boolean) => change('agreeTerms', { agreeTerms }),
      onBlur: () => leave('agreeTerms'),
    },
    addRow() {
      actor.send({ type: 'row.added' });
      change('cast', {});
      focusSoon(element.current, `cast.${actor.getSnapshot().context.rows.at(-1)}.name`);
    },
    removeRow(row: string) {
      actor.send({ type: 'row.removed', row });
      change('cast', {});
      focusSoon(element.current, 'addRow');
    },
    cancel: () => actor.send({ type: 'upload.cancelled' }),
    formProps: formPropsOf(element, () => actor.send({ type: 'form.submitted' })),
  };
}

/** Fields are locked while an upload runs: they take the focus once the page has drawn again. */
function focusSoon(form: HTMLFormElement | null, name: string) {
  requestAnimationFrame(() => focusField(form, name));
}

/** The form is new: its beginning is what there is to see. */
function showHeading() {
  requestAnimationFrame(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}
