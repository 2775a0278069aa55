import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface Delivered {
  readonly to: string;
  readonly text: string;
}

export interface FakeSmtp {
  readonly url: string;
  nextMail(): Promise<Delivered>;
  refuse(on: boolean, words?: string): void;
  stop(): Promise<void>;
}

export async function startFakeSmtp(): Promise<FakeSmtp> {
  const mails: Delivered[] = [];
  const waiting: ((mail: Delivered) => void)[] = [];
  let refusing: string | null = null;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_, __, callback) {
      callback(
        refusing === null ? null : Object.assign(new Error(refusing), { responseCode: 451 }),
      );
    },
    async onData(stream, { envelope }, callback) {
      const mail = { to: envelope.rcptTo[0]?.address ?? '', text: await text(stream) };
      callback();
      const next = waiting.shift();
      if (next) next(mail);
      else mails.push(mail);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    nextMail() {
      const mail = mails.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    refuse(on, words = 'not now') {
      refusing = on ? words : null;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
