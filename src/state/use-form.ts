/** One form on the page: its fields, which hold what is typed, its rules and its chart. */
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { errorsIn } from '../../contract/forms/errors';
import { type Form, maxLengthOf, type Values, valuesFrom } from '../../contract/forms/form';
import type { formMachine } from '../../machines/form.machine';
import { PARTIAL_DATE } from '../lib/day';
import { notifyFailure } from '../lib/failures';
import { useFlow } from '../lib/flow';
import { phraseTexts } from '../lib/site/texts';
import { afterPointerUp } from '../lib/timing/after-pointer-up';
import { useEmitted } from '../lib/use-emitted';
import { formLogic } from './form.actors';
import { fillIn, focusField, formAttributes, partialDates } from './form-element';
import { forgetTyped, keepTyped, typedBefore, watchInterruption } from './interruption';

type Snapshot = SnapshotFrom<typeof formMachine>;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectCanSubmit = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' });
const selectContext = (snapshot: Snapshot) => snapshot.context;
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
   * Taken when the form is mounted. Goes on when the form is left, and the person is told how it ended:
   * a write is never aborted half way. Only what need not end passes the signal on.
   */
  submit(values: Fields, signal: AbortSignal): Promise<{ message: string | null }>;
  /** The toast of an accepted submit, also when the form was left meanwhile; taken as `submit` is. */
  acceptedText?(message: string | null): string;
  /** Called with the values sent; the fields may have changed since. */
  onAccepted?(sent: Fields): void;
  /** The values of the form after an accepted submit; without this, those that were sent. */
  valuesAfter?(): Fields;
  onFailed?(): void;
  /** Called when the form is mounted, and after each change. */
  onEdited?(values: Fields, isChanged: boolean): void;
}

/**
 * The errors by field, whether the form may be submitted, and the verbs. `formProps` go onto the
 * `<form>`, which holds the values; the first field with an error gets the focus.
 */
export function useForm<Fields extends Values>(options: FormOptions<Fields>) {
  const { form, keepAs, failureText, acceptedText, waitsUntilReady = false } = options;
  const element = useRef<HTMLFormElement>(null);
  const initial = useRef(options.initial);
  /** While they are being sent. */
  const sent = useRef<Fields>(null);
  const [start] = useState<Fields>(() => ({
    ...options.initial,
    ...options.typed,
    ...(keepAs && typedBefore(keepAs)),
  }));
  const read = (): Fields => {
    const { current } = element;
    // A dialog may be closed while its form is sent.
    if (!current) return sent.current ?? start;
    return {
      ...valuesFrom(form, new FormData(current)),
      ...partialDates(current),
    } as Values as Fields;
  };
  const isChanged = (values: Fields) => differing(values, initial.current).length > 0;

  const [logic] = useState(() => {
    const send = (signal: AbortSignal) => {
      sent.current = read();
      return options.submit(sent.current, signal);
    };
    return formLogic({ send, acceptedText, failureText });
  });
  const errorsOf = (values: Fields) => phraseTexts(errorsIn(form, values));
  const actor = useFlow(logic, options.use, {
    errors: errorsOf(start),
    isTypedBefore: isChanged(start),
    waitsUntilReady,
    failureText,
  });
  const { errors, serverErrors, touched, failure, confirmation } = useSelector(
    actor,
    selectContext,
  );

  const look = (values: Fields) => {
    options.onEdited?.(values, isChanged(values));
    return { errors: errorsOf(values), isChanged: isChanged(values) };
  };
  const change = (field: string) => actor.send({ type: 'field.changed', field, ...look(read()) });

  /** From empty to partly filled, a date box fires no change event; some password managers fire none at all. */
  const catchUp = () => {
    const now = errorsOf(read());
    const [field] = differing(now, actor.getSnapshot().context.errors);
    if (field !== undefined) change(field);
  };

  const submit = () => {
    catchUp();
    actor.send({ type: 'form.submitted' });
  };

  /** Makes `next` what the form begins with; fields that differ from `before` stay. */
  const rebase = (next: Fields, before: Fields) => {
    const now = read();
    const kept = differing(now, before).map((field) => [field, now[field]]);
    const values: Fields = { ...next, ...Object.fromEntries(kept) };
    const set = differing(values, now).map((field) => [field, values[field]]);
    if (element.current) fillIn(element.current, Object.fromEntries(set));
    initial.current = next;
    return look(values);
  };

  useEmitted(actor, (event) => {
    if (event.type === 'field.wanted') return focusField(element.current, event.field);
    const values = sent.current ?? start;
    if (event.type === 'form.accepted') {
      options.onAccepted?.(values);
      const next = options.valuesAfter?.() ?? values;
      actor.send({ type: 'form.cleared', ...rebase(next, values) });
    } else {
      notifyFailure(event);
      options.onFailed?.();
    }
    sent.current = null;
  });

  // What was typed before hydration is in the fields already.
  const open = useEffectEvent(() => {
    const [field] = differing(read(), start);
    if (field === undefined) look(start);
    else change(field);
  });
  useEffect(() => open(), []);

  const keep = useEffectEvent((name: string) => {
    const values = read();
    const isAllKept = isUnacceptedIn(actor.getSnapshot());
    const fields = isAllKept ? Object.keys(values) : differing(values, initial.current);
    const texts = fields.filter((field) => mayBeKept(form, field, values[field]));
    if (texts.length > 0) keepTyped(name, Object.fromEntries(texts.map((it) => [it, values[it]])));
  });
  useEffect(() => {
    if (keepAs === undefined) return;
    forgetTyped(keepAs);
    return watchInterruption(() => keep(keepAs));
  }, [keepAs]);

  const errorOf = (name: string) =>
    serverErrors[name] ?? (touched.includes(name) ? errors[name] : undefined);

  return {
    /** What the last submit failed with, until the next one; else `null`. */
    failure,
    /** What the person was told when a submit was accepted, until another is; else `null`. */
    confirmation,
    /** Sends the form: for one without fields, whose button needs no `<form>`. */
    submit,
    read,
    /** What the form begins with has changed elsewhere: untouched fields take the new values. */
    follow(next: Fields) {
      const [field] = differing(next, initial.current);
      if (field === undefined) return;
      actor.send({ type: 'field.changed', field, ...rebase(next, initial.current) });
    },
    isBusy: useSelector(actor, selectIsBusy),
    canSubmit: useSelector(actor, selectCanSubmit),
    /** The props of a field. */
    field: (name: keyof Fields & string) => ({
      name,
      defaultValue: String(start[name] ?? ''),
      error: errorOf(name),
      maxLength: maxLengthOf(form[name]),
    }),
    /** The props of a checkbox, or of a box for a file. */
    box: (name: keyof Fields & string) => ({ name, error: errorOf(name) }),
    formProps: {
      ...formAttributes,
      ref: element,
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const { name, type } = target as unknown as HTMLInputElement;
        if (!(name in form)) return;
        change(name);
        // A chosen file is validated at once.
        if (type === 'file') actor.send({ type: 'field.left', field: name });
      },
      onFocus: catchUp,
      onPointerDown: catchUp,
      onBlur({ target }: FormEvent<HTMLFormElement>) {
        const { name } = target as unknown as HTMLInputElement;
        if (!(name in form)) return;
        afterPointerUp(() => {
          catchUp();
          actor.send({ type: 'field.left', field: name });
        });
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        submit();
      },
    },
  };
}

/** The fields of `values` that have another value in `others`. */
function differing(values: Values, others: Values): string[] {
  return Object.keys({ ...values, ...others }).filter((field) => values[field] !== others[field]);
}

function mayBeKept(form: Form, field: string, value: Values[string]): boolean {
  const kind = form[field]?.kind;
  return kind !== 'password' && kind !== 'file' && value !== PARTIAL_DATE;
}
