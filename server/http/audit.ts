/** Logs e-mail addresses and networks only as HMACs with a secret key from the database. */
import { createHmac } from 'node:crypto';
import type { Queries } from '../db/db';
import { readSecret } from '../db/secrets';
import type { Log } from '../log';
import { networkOf } from './client-address';

export type AuditedAct =
  | ('signed up' | 'address confirmed' | 'signed in' | 'sign-in failed' | 'sign-in refused')
  | ('password asked for' | 'password changed' | 'password change failed')
  | ('passkey added' | 'passkey removed')
  | ('paid' | 'paid twice' | 'paid without an account' | 'payment returned')
  | ('account exported' | 'account deleted' | 'account deletion failed');

interface About {
  readonly member?: string;
  readonly account?: string;
  readonly client?: { readonly address: string; readonly requestId: string };
  readonly order?: string;
}

export interface Audit {
  record(act: AuditedAct, about: About): void;
}

export const AUDIT = 'audit';
const LENGTH = 16;

export function createAudit(queries: Queries, log: Log): Audit {
  let key: Promise<string> | null = null;

  async function write(act: AuditedAct, { member, account, client, order }: About): Promise<void> {
    key ??= readSecret(queries, AUDIT);
    const secret = await key;
    const pseudonymOf = (text: string) =>
      createHmac('sha256', secret).update(text).digest('base64url').slice(0, LENGTH);
    log.audit?.({
      act,
      ...(member !== undefined && { member }),
      ...(account !== undefined && { account: pseudonymOf(account) }),
      ...(client && { place: pseudonymOf(networkOf(client.address)), id: client.requestId }),
      ...(order !== undefined && { order }),
    });
  }

  return {
    record(act, about) {
      if (!log.audit) return;
      write(act, about).catch((error: unknown) => {
        key = null;
        log.error(`an act could not be recorded: ${act}`, error);
      });
    },
  };
}
