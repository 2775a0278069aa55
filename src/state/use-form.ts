import { useSelector } from '@xstate/react';
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
  use: string;
  initial: Fields;
  typed?: Partial<Fields>;
  form: Form;
  waitsUntilReady?: boolean;
  failureText: string;
  keepAs?: string;
  /**
   * Only the function from the first render is used. The call continues after the form unmounts; a
   * toast then reports a failure. Forward `signal` only if unmounting may abort the call.
   */
  submit(values: Fields, signal: AbortSignal): Promise<{ message: string | null }>;
  acceptedText?(message: string | null): string;
  onAccepted?(sent: Fields): void;
  /** Returns the values of an unedited form. The default is the last accepted values. */
  unedited?(): Fields;
  onFailed?(): void;
  /** Called after the form is accepted and reset, and after it fails. */
  onSettled?(): void;
  onEdited?(values: Fields, isChanged: boolean): void;
}

export function useForm<Fields extends Values>(options: FormOptions<Fields>) {
  const { form, keepAs, failureText, acceptedText, waitsUntilReady = false } = options;
  const element = useRef<HTMLFormElement>(null);
  const initial = useRef(options.initial);
  const sent = useRef<Fields>(null);
  const [start] = useState<Fields>(() => ({
    ...options.initial,
    ...options.typed,
    ...(keepAs && typedBefore(keepAs)),
  }));
  const read = (): Fields => {
    const { current } = element;
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

  /** Validates again: some password managers, and a partly typed date, fire no event. */
  const catchUp = () => {
    const now = errorsOf(read());
    const [field] = differing(now, actor.getSnapshot().context.errors);
    if (field !== undefined) change(field);
  };

  const submit = () => {
    catchUp();
    actor.send({ type: 'form.submitted' });
  };

  const rebase = (next: Fields, before: Fields) => {
    const now = read();
    const kept = differing(now, before).map((field) => [field, now[field]]);
    const values: Fields = { ...next, ...Object.fromEntries(kept) };
    const set = differing(values, now).map((field) => [field, values[field]]);
    if (element.current) fillIn(element.current, Object.fromEntries(set));
    initial.current = next;
    return look(values);
  };

  /** Updates unedited fields with values saved elsewhere, unless the form is being sent. */
  const follow = () => {
    const next = options.unedited?.();
    if (!next || selectIsBusy(actor.getSnapshot())) return;
    const [field] = differing(next, initial.current);
    if (field === undefined) return;
    actor.send({ type: 'field.changed', field, ...rebase(next, initial.current) });
  };

  const settle = () => {
    sent.current = null;
    options.onSettled?.();
  };
  useEmitted(actor, {
    'field.wanted': ({ field }) => focusField(element.current, field),
    'form.accepted'() {
      const values = sent.current ?? start;
      options.onAccepted?.(values);
      const next = options.unedited?.() ?? values;
      actor.send({ type: 'form.cleared', ...rebase(next, values) });
      settle();
    },
    'failure.raised'(failure) {
      notifyFailure(failure);
      options.onFailed?.();
      settle();
      follow();
    },
  });

  // Runs before `take-over.ts` replays text typed before hydration, and before any other edit.
  const open = useEffectEvent(() => void look(start));
  useLayoutEffect(() => open(), []);

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
    failure,
    confirmation,
    submit,
    read,
    follow,
    isBusy: useSelector(actor, selectIsBusy),
    canSubmit: useSelector(actor, selectCanSubmit),
    field: (name: keyof Fields & string) => ({
      name,
      defaultValue: String(start[name] ?? ''),
      error: errorOf(name),
      maxLength: maxLengthOf(form[name]),
    }),
    box: (name: keyof Fields & string) => ({ name, error: errorOf(name) }),
    formProps: {
      ...formAttributes,
      ref: element,
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const { name, type } = target as unknown as HTMLInputElement;
        if (!(name in form)) return;
        change(name);
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

function differing(values: Values, others: Values): string[] {
  return Object.keys({ ...values, ...others }).filter((field) => values[field] !== others[field]);
}

function mayBeKept(form: Form, field: string, value: Values[string]): boolean {
  const kind = form[field]?.kind;
  return kind !== 'password' && kind !== 'file' && value !== PARTIAL_DATE;
}
