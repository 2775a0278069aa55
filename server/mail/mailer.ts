import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import { type Db, first, type Queries } from '../db/db';
import { periodic } from '../http/periodic';

export interface Mail {
  readonly recipient: string;
  readonly replyTo?: string | null;
  readonly subject: string;
  readonly body: string;
  readonly expiresAt?: Date;
}

export interface Mailer {
  post(queries: Queries, mail: Mail): Promise<void>;
  deliver(): void;
  stop(): Promise<void>;
}

interface Waiting {
  readonly id: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly body: string;
  readonly attempts: number;
}

const NO_REPLY = 'no-reply@fin.example';
const POLL_MS = 60_000;
const BATCH = 10;
export const MAX_ATTEMPTS = 10;
const LONGEST_FAILURE = 300;
const CLAIM_MS = 5 * 60_000;

export function createMailer(db: Db, config: Config): Mailer {
  const { smtpUrl, mailFrom, now, log } = config;
  const transport = smtpUrl === null ? null : createTransport(smtpUrl);
  const password = transport?.options.auth?.pass ?? '';
  let running: Promise<void> | null = null;
  let wanted = false;
  let stopped = false;

  async function deliverAll(): Promise<void> {
    do {
      wanted = false;
      const mails = await claim(db, now());
      await Promise.all(mails.map(send));
      if (mails.length === BATCH) wanted = true;
    } while (wanted && !stopped);
  }

  async function send({ id, recipient, reply_to, subject, body, attempts }: Waiting) {
    try {
      await transport?.sendMail({
        from: mailFrom ?? { name: config.siteName, address: NO_REPLY },
        to: recipient,
        ...(reply_to && { replyTo: reply_to }),
        subject,
        text: body,
      });
      // Clear the body of the sent mail, because it may contain a secret.
      await db.query(`update outbox set sent_at = $2, body = '', failure = null where id = $1`, [
        id,
        now(),
      ]);
    } catch (error) {
      log.error(`mail ${id} could not be sent (attempt ${attempts})`, error);
      await storeFailure(id, failureIn(error, body, password));
    }
  }

  async function storeFailure(id: string, failure: string) {
    try {
      await db.query('update outbox set failure = $2 where id = $1 and sent_at is null', [
        id,
        failure,
      ]);
    } catch (error) {
      log.error(`the failure of mail ${id} could not be stored`, error);
    }
  }

  function deliver() {
    if (transport === null || stopped) return;
    wanted = true;
    running ??= deliverAll()
      .catch((error: unknown) => log.error('the outbox could not be delivered', error))
      .finally(() => {
        running = null;
      });
  }

  const clearing = periodic(
    POLL_MS,
    () => clearExpired(db, now()),
    (error) => log.error('expired mails could not be cleared', error),
  );
  const polling = setInterval(deliver, POLL_MS).unref();
  void clearing.run();
  clearing.start();
  return {
    async post({ query }, { recipient, replyTo = null, subject, body, expiresAt = null }) {
      await query(
        `insert into outbox
           (id, recipient, reply_to, subject, body, created_at, next_attempt_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $6, $7)`,
        [randomUUID(), recipient, replyTo, subject, body, now(), expiresAt],
      );
    },
    deliver,
    async stop() {
      stopped = true;
      clearInterval(polling);
      await Promise.all([running, clearing.stop()]);
      transport?.close();
    },
  };
}

/** Redacts the mail's tokens and the SMTP password: mail servers may quote them in errors. */
function failureIn(error: unknown, body: string, password: string): string {
  const words = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  const secrets = [password, ...(body.match(/[\w-]{20,}/g) ?? [])].filter((it) => it !== '');
  const said = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), words);
  return said.slice(0, LONGEST_FAILURE);
}

/** Also true if `next_attempt_at` is too far ahead, because the clock has been set back. */
const IS_DUE = `(next_attempt_at <= $1 or
  next_attempt_at > $1::timestamptz + (attempts + 1) * interval '10 minutes')`;

/** Clears `failure` to mark the claimed mails as in flight. */
function claim(db: Db, now: Date): Promise<Waiting[]> {
  const next = new Date(now.getTime() + CLAIM_MS);
  return db.query<Waiting>(
    `update outbox set attempts = attempts + 1, failure = null,
       next_attempt_at = $2::timestamptz + attempts * interval '10 minutes'
     where sent_at is null and ${IS_DUE} and attempts < ${MAX_ATTEMPTS} and id in (
       select id from outbox
       where sent_at is null and ${IS_DUE} and attempts < ${MAX_ATTEMPTS}
         and (expires_at is null or expires_at > $1)
       order by next_attempt_at limit ${BATCH})
     returning id, recipient, reply_to, subject, body, attempts`,
    [now, next],
  );
}

async function clearExpired({ query }: Db, now: Date): Promise<void> {
  await query(`update outbox set body = '' where expires_at <= $1 and body <> ''`, [now]);
}

export async function waitingMails(db: Queries): Promise<number> {
  const rows = await db.query<{ n: number }>(
    'select count(*)::int as n from outbox where sent_at is null',
  );
  return first(rows)?.n ?? 0;
}
