/** A mail server that keeps what it is handed, or refuses it. */

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export interface FakeSmtp {
  readonly url: string;
  /** Waits for the next mail that was taken: its recipient and its whole text. */
  nextMail(): Promise<{ to: string; text: string }>;
  refuse(on: boolean): void;
  stop(): Promise<void>;
}

export async function startFakeSmtp(): Promise<FakeSmtp> {
  const mails: { to: string; text: string }[] = [];
  const waiting: ((mail: { to: string; text: string }) => void)[] = [];
  let refusing = false;
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    let to = '';
    let text: string | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 fin.test ready');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    function take(line: string): void {
      if (text !== null) {
        if (line !== '.') {
          text += `${line}\n`;
          return;
        }
        const mail = { to, text };
        text = null;
        say('250 kept');
        const next = waiting.shift();
        if (next) next(mail);
        else mails.push(mail);
      } else if (/^RCPT TO:/i.test(line)) {
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        say(refusing ? '451 not now' : '250 ok');
      } else if (/^DATA/i.test(line)) {
        text = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    nextMail() {
      const mail = mails.shift();
      return mail ? Promise.resolve(mail) : new Promise((settle) => waiting.push(settle));
    },
    refuse(on) {
      refusing = on;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
