import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { noticeRef, say } from '../notices';
import { session } from '../session';
import { type Act, useAct } from '../use-act';

interface ActButtonProps extends Act {
  readonly label: string;
  readonly question?: string;
  readonly done: string;
}

export function ActButton({ label, question, done, onDone, ...act }: ActButtonProps) {
  const { snapshot, send } = useAct({
    ...act,
    isGrave: question !== undefined,
    onDone: () => {
      say(done);
      onDone?.();
    },
  });
  const isSignedIn = useSelector(session, (it) => it.matches('signedIn'));
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const it = button.current;
    return () => {
      if (it === document.activeElement) noticeRef.current?.focus();
    };
  }, []);
  const isBusy = snapshot.hasTag('busy');
  const notice = noticeOf(snapshot);
  return (
    <>
      {/* Uses `aria-disabled`, since a `disabled` button would lose focus. */}
      <button
        ref={button}
        type="button"
        className={question ? 'grave' : undefined}
        aria-disabled={isBusy}
        onClick={() => {
          say(null);
          send({ type: 'act.requested' });
        }}
      >
        {isBusy ? `${label} …` : label}
      </button>
      {/* Closed while signed out, since a modal dialog would block the sign-in form. */}
      {isSignedIn && snapshot.matches('confirming') && (
        <Question
          text={question ?? ''}
          label={label}
          onAnswer={(isMeant) => send({ type: isMeant ? 'act.confirmed' : 'act.declined' })}
        />
      )}
      {notice && (
        <p className="notice" role="alert">
          {notice}
          <button type="button" onClick={() => send({ type: 'notice.closed' })}>
            Close
          </button>
        </p>
      )}
    </>
  );
}

type Snapshot = ReturnType<typeof useAct>['snapshot'];

function noticeOf(snapshot: Snapshot): string | null {
  const { reason } = snapshot.context;
  if (snapshot.matches({ ready: 'refused' })) return reason ?? 'The provider has refused this.';
  if (snapshot.matches({ ready: 'overtaken' })) {
    return `${reason ?? 'This has changed meanwhile.'} This page shows what is there now.`;
  }
  if (snapshot.matches({ ready: 'unsure' })) {
    return 'No answer came, so this may have been done. This page shows what is there now.';
  }
  return null;
}

function Question({
  text,
  label,
  onAnswer,
}: {
  text: string;
  label: string;
  onAnswer: (isMeant: boolean) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes the dialog on unmount, since `close()` restores focus.
  useLayoutEffect(() => {
    const it = dialog.current;
    it?.showModal();
    return () => it?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label={label} onCancel={() => onAnswer(false)}>
      <p>{text}</p>
      <p className="choices">
        <button type="button" onClick={() => onAnswer(false)}>
          Cancel
        </button>
        <button type="button" className="grave" onClick={() => onAnswer(true)}>
          {label}
        </button>
      </p>
    </dialog>
  );
}
