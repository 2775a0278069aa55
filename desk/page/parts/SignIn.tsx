import type { SnapshotFrom } from 'xstate';
import type { deskMachine } from '../../../machines/desk.machine';
import { submitToken } from '../session';

export function SignIn({ snapshot }: { snapshot: SnapshotFrom<typeof deskMachine> }) {
  const { name, reason } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return (
    <form
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        submitToken(String(new FormData(event.currentTarget).get('token')));
      }}
    >
      <h1>Desk</h1>
      {name !== null && <p>Your session has ended. Sign in, and go on where you were.</p>}
      <label>
        Token
        <input
          ref={takeFocus}
          name="token"
          type="password"
          autoComplete="current-password"
          required
        />
      </label>
      {snapshot.matches({ signedOut: 'refused' }) && (
        <p role="alert">{reason ?? 'The provider did not answer. Try again.'}</p>
      )}
      <button type="submit" disabled={isBusy}>
        {isBusy ? 'Signing in …' : 'Sign in'}
      </button>
    </form>
  );
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();
