/** A form's effects: its draft, its rules and its submit, for the one `form` chart. */
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { errorsIn } from '../../contract/forms/errors';
import { type Form, maxLengthOf, type Values } from '../../contract/forms/form';
import { formMachine } from '../../machines/form.machine';
import { afterPointerUp } from '../lib/after-pointer-up';
import { notify } from '../lib/notifications';
import { provideActors } from '../lib/provide-actors';
import { useEmitted } from '../lib/use-emitted';
import { boxError } from './box-error';
import {
  changeDraft,
  type Draft,
  draftOf,
  isChanged,
  keepDraft,
  renewDraft,
  watchDrafts,
} from './form-drafts';
import { focusField, formPropsOf } from './form-element';

const form = provideActors(formMachine, {
  actors: {
    submitForm: fromPromise<{ message: string | null }, { formId: string }>(({ input, signal }) => {
      const draft = draftOf(input.formId);
      draft.sent = draft.values;
      return draft.submit(draft.values, signal);
    }),
  },
});

type Snapshot = SnapshotFrom<typeof formMachine>;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectCanSubmit = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' });
const selectContext = (snapshot: Snapshot) => snapshot.context;

interface FormOptions<Fields extends Values> {
  initial: Fields;
  /** The contract's description of the form: its rules, messages and lengths. */
  form: Form;
  /** The button waits until the form is changed and valid. */
  waitsUntilReady?: boolean;
  /** What is said when a submit fails without the provider's message. */
  failureText: string;
  submit(values: Fields, signal: AbortSignal): Promise<{ message: string | null }>;
  /** Hears what the provider said to which values; the boxes may hold others by now. */
  onAccepted(message: string | null, sent: Fields): void;
}

/**
 * One form on the page: its values and errors by field, whether it may be submitted, and the
 * verbs. `formProps` go onto the `<form>`; the first wrong field gets the focus.
 */
export function useForm<Fields extends Values>(options: FormOptions<Fields>) {
  const errorsNow = () => errorsIn(options.form, draft.values, boxError);
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [draft] = useState<Draft>(() => ({
    initial: options.initial,
    values: options.initial,
    sent: null,
    submit: (values, signal) => options.submit(values as Fields, signal),
  }));
  const actor = useActorRef(form, {
    input: {
      formId,
      errors: errorsNow(),
      waitsUntilReady: options.waitsUntilReady ?? false,
      failureText: options.failureText,
    },
  });
  useEffect(() => keepDraft(formId, draft), [formId, draft]);
  useEmitted(actor, (event) => {
    if (event.type === 'notification.raised') notify(event);
    if (event.type === 'field.wanted') focusField(element.current, event.field);
    if (event.type === 'form.accepted') {
      options.onAccepted(event.message, (draft.sent ?? draft.values) as Fields);
      // Where the form did not begin anew, what was sent is what it has begun with.
      if (draft.sent) clear(draft.sent as Fields);
    }
  });

  const values = useSyncExternalStore(watchDrafts, () => draft.values) as Fields;
  const { errors, serverErrors, touched } = useSelector(actor, selectContext);

  const change = (field: string, value: Values[string]) => {
    changeDraft(draft, { ...draft.values, [field]: value });
    actor.send({
      type: 'field.changed',
      field,
      errors: errorsNow(),
      isChanged: isChanged(draft),
    });
  };

  const leave = (field: string) => afterPointerUp(() => actor.send({ type: 'field.left', field }));
  const errorOf = (field: string) =>
    serverErrors[field] ?? (touched.includes(field) ? errors[field] : undefined);

  /** Begins anew with other values; what was typed since the submit stays. */
  const clear = (next: Fields = options.initial) => {
    renewDraft(draft, next);
    actor.send({ type: 'form.cleared', errors: errorsNow(), isChanged: isChanged(draft) });
  };

  return {
    values,
    change,
    clear,
    isBusy: useSelector(actor, selectIsBusy),
    canSubmit: useSelector(actor, selectCanSubmit),
    /** The props of a field: name, value, error, `maxLength` and what to do on change and blur. */
    field: (name: keyof Fields & string) => ({
      name,
      value: String(values[name] ?? ''),
      error: errorOf(name),
      maxLength: maxLengthOf(options.form[name]),
      onChange: (value: string) => change(name, value),
      onBlur: () => leave(name),
    }),
    /** The same for a box to tick. */
    tick: (name: keyof Fields & string) => ({
      name,
      isChecked: values[name] === true,
      error: errorOf(name),
      onChange: (isChecked: boolean) => change(name, isChecked),
      onBlur: () => leave(name),
    }),
    formProps: formPropsOf(element, () => actor.send({ type: 'form.submitted' })),
  };
}
