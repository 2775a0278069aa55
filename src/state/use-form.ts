/** One form on the page: its draft, its rules and its chart. */
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { errorsIn } from '../../contract/forms/errors';
import { type Form, maxLengthOf, type Values } from '../../contract/forms/form';
import { afterPointerUp, startPointerTracking } from '../lib/after-pointer-up';
import { notifyFailure } from '../lib/failures';
import { useEmitted } from '../lib/use-emitted';
import { boxError } from './box-error';
import { formLogic } from './form.actors';
import {
  changeDraft,
  type Draft,
  isChanged,
  keepDraft,
  renewDraft,
  watchDrafts,
} from './form-drafts';
import { focusField, formPropsOf } from './form-element';
import { forgetTyped, typedBefore } from './interruption';

type Snapshot = SnapshotFrom<typeof formLogic>;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectCanSubmit = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' });
const selectContext = (snapshot: Snapshot) => snapshot.context;

interface FormOptions<Fields extends Values> {
  initial: Fields;
  /** The contract's description of the form: its rules, messages and lengths. */
  form: Form;
  /** The button is disabled until the form is changed and valid. */
  waitsUntilReady?: boolean;
  /** The toast of a failed submit if the provider gives no message. */
  failureText: string;
  /** The name under which a lost session keeps what is typed, until the member signs in again. */
  keepAs?: string;
  submit(values: Fields, signal: AbortSignal): Promise<{ message: string | null }>;
  /** Called with the provider's message and the values sent; the fields may have changed since. */
  onAccepted?(message: string | null, sent: Fields): void;
}

/**
 * The values and errors by field, whether the form may be submitted, and the verbs. `formProps` go
 * onto the `<form>`; the first field with an error gets the focus.
 */
export function useForm<Fields extends Values>(options: FormOptions<Fields>) {
  const errorsNow = () => errorsIn(options.form, draft.values, boxError);
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  // The draft outlives a render, and is to submit with the newest options.
  const submit = useEffectEvent<Draft['submit']>((values, signal) =>
    options.submit(values as Fields, signal),
  );
  const [draft] = useState<Draft>(() => ({
    form: options.form,
    keepAs: options.keepAs,
    initial: options.initial,
    values: { ...options.initial, ...(options.keepAs && typedBefore(options.keepAs)) },
    sent: null,
    submit,
  }));
  const actor = useActorRef(formLogic, {
    input: {
      formId,
      errors: errorsNow(),
      isChanged: isChanged(draft),
      waitsUntilReady: options.waitsUntilReady ?? false,
      failureText: options.failureText,
    },
  });
  useEffect(() => keepDraft(formId, draft), [formId, draft]);
  useEffect(() => {
    if (options.keepAs !== undefined) forgetTyped(options.keepAs);
  }, [options.keepAs]);
  useEffect(startPointerTracking, []);
  useEmitted(actor, (event) => {
    if (event.type === 'failure.raised') notifyFailure(event);
    if (event.type === 'field.wanted') focusField(element.current, event.field);
    if (event.type === 'form.accepted') {
      options.onAccepted?.(event.message, (draft.sent ?? draft.values) as Fields);
      // Unless `onAccepted` reset the form, what was sent is the new initial value.
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

  /** Resets the form to other values; what was typed since the submit stays. */
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
    /** The props of a checkbox. */
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
