import type { FakeSmtp } from '../../server/support/fake-smtp';

export async function mailTo(smtp: FakeSmtp, address: string): Promise<string> {
  const mail = await smtp.nextMail();
  return mail.to === address ? mailText(mail) : mailTo(smtp, address);
}

function mailText({ text }: { readonly text: string }): string {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [, encoding = ''] = /^content-transfer-encoding: (\S+)/im.exec(head) ?? [];
  return `${wordsOf(head)}\n${decoded(encoding.toLowerCase(), body.join('\r\n\r\n'))}`;
}

/** Decodes encoded words in headers (RFC 2047), such as `=?UTF-8?Q?Est=C3=BAdio?=`. */
const wordsOf = (head: string) =>
  head
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? decoded('base64', word)
        : decoded('quoted-printable', word.replaceAll('_', ' ')),
    );

function decoded(encoding: string, text: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}
