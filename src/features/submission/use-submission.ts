import { useSelector } from '@xstate/react';
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import { fieldAt, maxLengthOf } from '../../../contract/forms/form';
import { forms } from '../../../contract/forms/table';
import { notifyFailure } from '../../lib/failures';
import { useFlow } from '../../lib/flow';
import { notify } from '../../lib/notifications';
import { text } from '../../lib/site/texts';
import { afterPointerUp } from '../../lib/timing/after-pointer-up';
import { useEmitted } from '../../lib/use-emitted';
import { fillIn, focusField, formAttributes } from '../../state/form-element';
import { useSession } from '../../state/use-session';
import { isUploading, submissionLogic } from './submission.actors';
import {
  acceptedOf,
  changeDraft,
  type Draft,
  draftOf,
  resetsOf,
  watchDrafts,
  withoutRow,
} from './submission-draft';
import { draftErrors, emptyErrors } from './submission-errors';

const { role, type, cast } = forms.submitMovie;
const roleNames = {
  Actor: 'submission.role.actor',
  Director: 'submission.role.director',
  'Executive Producer': 'submission.role.executiveProducer',
  Producer: 'submission.role.producer',
} as const;
export const roleOptions = () =>
  role.choices.map((value) => ({ value, label: text(roleNames[value]) }));
export const platformOptions = () =>
  type.choices.map((value) => ({ value, label: text(`submission.platform.${value}`) }));

const FORM_ID = 'submission';

type Snapshot = SnapshotFrom<typeof submissionLogic>;
const selectContext = (snapshot: Snapshot) => snapshot.context;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsSent = (snapshot: Snapshot) => snapshot.matches({ submitting: 'awaitingAnswer' });
const selectCanSubmit = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' });
const selectCanCancel = (snapshot: Snapshot) => snapshot.can({ type: 'upload.cancelled' });
const selectCanAdd = (snapshot: Snapshot) => snapshot.can({ type: 'row.added' });
const selectCanRemove = (snapshot: Snapshot) =>
  snapshot.can({ type: 'row.removed', row: snapshot.context.rows[0] ?? '', errors: {} });

export type Submission = ReturnType<typeof useSubmission>;

export function useSubmissionForm() {
  const { user } = useSession();
  // Contains the email, so that the next member in this tab does not see the draft.
  const [formId] = useState(`submission.${user?.email ?? ''}`);
  const readResets = () => resetsOf(formId);
  const readAccepted = () => acceptedOf(formId);
  return {
    formId,
    resets: useSyncExternalStore(watchDrafts, readResets, readResets),
    accepted: useSyncExternalStore(watchDrafts, readAccepted, readAccepted),
    startAnother: () => focusField(document.querySelector(`#${FORM_ID}`), 'name'),
  };
}

export function useSubmission(formId: string) {
  const [input] = useState(() => {
    const draft = draftOf(formId);
    const known = draft.rows.length > 0 && {
      rows: draft.rows,
      errors: draftErrors(draft, draft.rows),
    };
    return {
      formId,
      maxRows: cast.max,
      ...emptyErrors(),
      ...known,
      isResuming: isUploading(formId),
    };
  });
  const actor = useFlow(submissionLogic, 'Submission', input);
  const element = useRef<HTMLFormElement>(null);
  useEmitted(actor, {
    'field.wanted': ({ field }) => focusSoon(element.current, field),
    'failure.raised': (failure) => notifyFailure({ ...failure, text: text(failure.text) }),
    'submission.accepted'(accepted) {
      notify({ tone: 'success', message: accepted.message ?? text(accepted.text) });
      if (element.current) empty(element.current);
      showHeading();
    },
  });
  const readDraft = () => draftOf(formId);
  const draft = useSyncExternalStore(watchDrafts, readDraft, readDraft);
  const { rows, errors, serverErrors, touched, percent } = useSelector(actor, selectContext);

  const change = (field: string, part: Partial<Draft>) => changeField(actor, field, part);
  const leave = (field: string) => afterPointerUp(() => actor.send({ type: 'field.left', field }));
  const errorOf = (field: string) =>
    serverErrors[field] ?? (touched.includes(field) ? errors[field] : undefined);

  return {
    canSubmit: useSelector(actor, selectCanSubmit),
    overall: serverErrors.cast ?? errors.images,
    field: (name: string) => ({
      name,
      defaultValue: draft.texts[name] ?? '',
      error: errorOf(name),
      maxLength: maxLengthOf(fieldAt(forms.submitMovie, name)),
    }),
    terms: {
      name: 'agreeTerms',
      defaultChecked: draft.agreeTerms,
      error: errorOf('agreeTerms'),
    },
    images: { actor, formId, draft, leave, errorOf },
    cast: {
      rows,
      max: cast.max,
      canAdd: useSelector(actor, selectCanAdd),
      canRemove: useSelector(actor, selectCanRemove),
      add() {
        actor.send({ type: 'row.added' });
        focusSoon(element.current, `cast.${actor.getSnapshot().context.rows.at(-1)}.name`);
      },
      remove(row: string) {
        const others = rows.filter((it) => it !== row);
        const errors = draftErrors(withoutRow(draftOf(formId), row), others);
        actor.send({ type: 'row.removed', row, errors });
        focusSoon(element.current, 'addRow');
      },
    },
    upload: {
      percent,
      isUnderWay: useSelector(actor, selectIsBusy),
      isSent: useSelector(actor, selectIsSent),
      canCancel: useSelector(actor, selectCanCancel),
      cancel: () => actor.send({ type: 'upload.cancelled' }),
    },
    formProps: {
      ...formAttributes,
      id: FORM_ID,
      ref: element,
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const { name, value, checked, type } = target as unknown as HTMLInputElement;
        if (type === 'checkbox') change(name, { agreeTerms: checked });
        else if (type !== 'file') {
          change(name, { texts: { ...draftOf(formId).texts, [name]: value } });
        }
      },
      onBlur({ target }: FormEvent<HTMLFormElement>) {
        const { name } = target as unknown as HTMLInputElement;
        if (fieldAt(forms.submitMovie, name)) leave(name);
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        actor.send({ type: 'form.submitted' });
      },
    },
  };
}

export function changeField(
  submission: Actor<typeof submissionLogic>,
  field: string,
  part: Partial<Draft>,
): void {
  const { formId, rows } = submission.getSnapshot().context;
  changeDraft(formId, { ...part, rows });
  submission.send({ type: 'field.changed', field, errors: draftErrors(draftOf(formId), rows) });
}

function empty(form: HTMLFormElement) {
  const names = [...form.elements].map((it) => it.getAttribute('name') ?? '');
  fillIn(form, Object.fromEntries(names.map((name) => [name, ''])));
}

function focusSoon(form: HTMLFormElement | null, name: string) {
  requestAnimationFrame(() => focusField(form, name));
}

function showHeading() {
  requestAnimationFrame(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}
