import { expect, test, vi } from 'vitest';
import { createPasskey, signWithPasskey } from '../../src/features/shared/passkeys/dialogs';

const open = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: open, startAuthentication: open }));

test.each([createPasskey, signWithPasskey])(
  'no dialog opens on a page after the one that asked for it',
  async (ask) => {
    const left = new AbortController();
    const answer = ask({ challenge: 'c' }, left.signal);
    left.abort();
    expect(await answer).toBeNull();
    expect(open).not.toHaveBeenCalled();
  },
);
