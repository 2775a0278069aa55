import { useSelector } from '@xstate/react';
import { type FormEvent, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { kidsModeMachine } from '../../../machines/kids-mode.machine';
import { useFlow } from '../../lib/flow';
import { text } from '../../lib/site/texts';
import { useEmitted } from '../../lib/use-emitted';
import { useAgeLimit } from '../../state/kids-mode/use-age-limit';
import { kidsModeLogic, modeNow, type Typed } from './kids-mode.actors';

type Snapshot = SnapshotFrom<typeof kidsModeMachine>;
const selectPart = (snapshot: Snapshot): 'off' | 'locked' | 'recovering' | 'unlocked' => {
  if (snapshot.matches('off')) return 'off';
  if (snapshot.matches({ locked: 'recovering' })) return 'recovering';
  return snapshot.matches('unlocked') ? 'unlocked' : 'locked';
};
const selectProblem = ({ context }: Snapshot) => context.problem;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches({ off: 'failed' });
const selectWait = (snapshot: Snapshot) =>
  snapshot.matches({ locked: 'waiting' }) ? snapshot.context.secondsLeft : 0;
const selectPinError = (snapshot: Snapshot) => {
  if (snapshot.matches({ locked: { asking: 'refused' } })) return text('kidsMode.locked.wrong');
  if (snapshot.matches({ locked: { asking: 'failed' } })) return text('kidsMode.locked.failed');
  return undefined;
};

export function useKidsMode() {
  const typed = useRef<Typed>({ pin: '', limit: 0 });
  const [logic] = useState(() => kidsModeLogic(() => typed.current));
  const actor = useFlow(logic, 'Kids mode', modeNow());
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: Location } | null)?.from;
  useEmitted(actor, {
    'mode.left'() {
      if (from) navigate(from, { replace: true });
    },
  });
  const problem = useSelector(actor, selectProblem);
  return {
    part: useSelector(actor, selectPart),
    limit: useAgeLimit(),
    isBusy: useSelector(actor, selectIsBusy),
    hasFailed: useSelector(actor, selectHasFailed),
    pinError: useSelector(actor, selectPinError),
    newPinErrors: {
      pin: problem === 'digits' ? text('kidsMode.off.digits') : undefined,
      repeated: problem === 'repeat' ? text('kidsMode.off.mismatch') : undefined,
    },
    wait: useSelector(actor, selectWait),
    turnOn(event: FormEvent<HTMLFormElement>) {
      const { pin, repeated, limit } = fieldsOf(event);
      typed.current = { pin, limit: Number(limit) };
      const mismatch = pin === repeated ? null : 'repeat';
      actor.send({ type: 'lock.wanted', problem: /^\d{4}$/.test(pin) ? mismatch : 'digits' });
    },
    enterPin(event: FormEvent<HTMLFormElement>) {
      typed.current = { pin: fieldsOf(event).pin, limit: 0 };
      event.currentTarget.reset();
      actor.send({ type: 'pin.entered' });
    },
    forget: () => actor.send({ type: 'recovery.requested' }),
    remember: () => actor.send({ type: 'recovery.declined' }),
    chooseLimit: (limit: number) => actor.send({ type: 'limit.changed', limit }),
    lock: () => actor.send({ type: 'lock.closed' }),
    turnOff: () => actor.send({ type: 'exit.pressed' }),
  };
}

export type KidsModePage = ReturnType<typeof useKidsMode>;

function fieldsOf(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  const textOf = (name: string) => String(form.get(name) ?? '');
  return { pin: textOf('pin'), repeated: textOf('repeated'), limit: textOf('limit') };
}
