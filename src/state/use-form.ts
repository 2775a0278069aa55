/** One form on the page: what is typed, its rules and its chart. */
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { errorsIn } from '../../contract/forms/errors';
import { type Form, maxLengthOf, type Values } from '../../contract/forms/form';
import { notifyFailure } from '../lib/failures';
import { useFlow } from '../lib/flow';
import { afterPointerUp } from '../lib/timing/after-pointer-up';
import { useEmitted } from '../lib/use-emitted';
import { formLogic, keepSubmit } from './form.actors';
import { type Draft, keepDraft } from './form-drafts';
import { focusField, formPropsOf } from './form-element';
import { forgetTyped, typedBefore } from './interruption';

type Snapshot = SnapshotFrom<typeof formLogic>;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectCanSubmit = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' });
const selectContext = (snapshot: Snapshot) => snapshot.context;
const isChangedIn = (snapshot: Snapshot) => snapshot.matches({ editing: 'changed' });
const isUnacceptedIn = (snapshot: Snapshot) =>
  snapshot.matches('submitting') || snapshot.matches({ editing: 'failed' });

interface FormOptions<Fields extends Values> {
  /** The name under which the form's chart runs (`flows/uses.ts`). */
  use: string;
  initial: Fields;
  /** What was typed on an earlier page. */
  typed?: Partial<Fields>;
  /** The contract's description of the form: its rules, messages and lengths. */
  form: Form;
  /** The button is disabled until the form is changed and valid. */
  waitsUntilReady?: boolean;
  /** The toast of a failed submit if the provider gives no message. */
  failureText: string;
  /** The name under which a lost session keeps what is typed, until the member signs in again. */
  keepAs?: string;
  /**
   * Goes on when the form is left, and the person is told how it ended: a write is never aborted half
   * way. Only what need not end passes the signal on.
   */
  submit(values: Fields, signal: AbortSignal): Promise<{ message: string | null }>;
  /** The toast of an accepted submit, also when the form was left meanwhile. */
  acceptedText?(message: string | null): string;
  /** Called with the values sent; the fields may have changed since. */
  onAccepted?(sent: Fields): void;
  /** The values of the form after an accepted submit; without this, those that were sent. */
  valuesAfter?(): Fields;
  onFailed?(): void;
  /** Called after each change of the values: whether any differs from the initial one. */
  onEdited?(isChanged: boolean): void;
}

/**
 * The values and errors by field, whether the form may be submitted, and the verbs. `formProps` go
 * onto the `<form>`; the first field with an error gets the focus.
 */
export function useForm<Fields extends Values>(options: FormOptions<Fields>) {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Fields>(() => ({
    ...options.initial,
    ...options.typed,
    ...(options.keepAs && typedBefore(options.keepAs)),
  }));
  // A ref, since `values` is stale in a handler until the next render.
  const { initial } = options;
  const draft = useRef<Draft<Fields>>({ initial, values, sent: initial }).current;
  const isChanged = (next: Fields) =>
    Object.keys(next).some((field) => next[field] !== draft.initial[field]);
  const actor = useFlow(formLogic, options.use, {
    formId,
    errors: errorsIn(options.form, values),
    isTypedBefore: isChanged(values),
    waitsUntilReady: options.waitsUntilReady ?? false,
    failureText: options.failureText,
  });
  const submit = useEffectEvent((signal: AbortSignal) => {
    draft.sent = draft.values;
    return options.submit(draft.values, signal);
  });
  const acceptedText = useEffectEvent((message: string | null) => options.acceptedText?.(message));
  const { form, keepAs, failureText } = options;
  useEffect(
    () =>
      keepSubmit(formId, {
        send: (signal) => submit(signal),
        acceptedText: (message) => acceptedText(message),
        failureText,
      }),
    [formId, failureText],
  );
  useEffect(() => {
    if (keepAs === undefined) return;
    forgetTyped(keepAs);
    const isUnaccepted = () => isUnacceptedIn(actor.getSnapshot());
    return keepDraft(keepAs, { form, draft, isUnaccepted });
  }, [keepAs, form, draft, actor]);
  // What was typed before a lost session is there from the start, and is not saved.
  const reportEdited = useEffectEvent(() => options.onEdited?.(isChangedIn(actor.getSnapshot())));
  useEffect(() => reportEdited(), []);
  useEmitted(actor, (event) => {
    if (event.type === 'failure.raised') {
      notifyFailure(event);
      options.onFailed?.();
    }
    if (event.type === 'field.wanted') focusField(element.current, event.field);
    if (event.type === 'form.accepted') {
      options.onAccepted?.(draft.sent);
      clear(options.valuesAfter?.() ?? draft.sent);
    }
  });

  const { errors, serverErrors, touched, failure, confirmation } = useSelector(
    actor,
    selectContext,
  );

  const hold = (next: Fields) => {
    draft.values = next;
    setValues(next);
    options.onEdited?.(isChanged(next));
    return { errors: errorsIn(options.form, next), isChanged: isChanged(next) };
  };

  const change = (field: string, value: Values[string]) => {
    actor.send({ type: 'field.changed', field, ...hold({ ...draft.values, [field]: value }) });
  };

  const leave = (field: string) => afterPointerUp(() => actor.send({ type: 'field.left', field }));
  const errorOf = (field: string) =>
    serverErrors[field] ?? (touched.includes(field) ? errors[field] : undefined);

  /** Resets the form to other values; what was typed since the submit stays. */
  const clear = (next: Fields) => {
    const { values, sent } = draft;
    const typed = Object.entries(values).filter(([field, it]) => it !== sent[field]);
    draft.initial = next;
    actor.send({ type: 'form.cleared', ...hold({ ...next, ...Object.fromEntries(typed) }) });
  };

  /** What the form begins with has changed elsewhere: fields that nobody touched take the new values. */
  const follow = (next: Fields) => {
    const before = draft.initial;
    const field = Object.keys(next).find((it) => next[it] !== before[it]);
    if (field === undefined) return;
    const typed = Object.entries(draft.values).filter(([it, value]) => value !== before[it]);
    draft.initial = next;
    actor.send({
      type: 'field.changed',
      field,
      ...hold({ ...next, ...Object.fromEntries(typed) }),
    });
  };

  return {
    values,
    /** What the last submit failed with, until the next one; else `null`. */
    failure,
    /** What the person was told when a submit was accepted, until another is; else `null`. */
    confirmation,
    change,
    follow,
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
