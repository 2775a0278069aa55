/** A member's mail to a cast member, in a frame of Fin's words. */
import type { Member } from '../accounts/members';
import { first } from '../db/db';
import { invalid } from '../http/http-error';
import type { Handlers } from './route';

export const castMail: Pick<Handlers, 'sendMailToCast'> = {
  /** Answers go to the member; the cast member's address stays with the provider. */
  async sendMailToCast(request) {
    const { db, mailer, throttle, member, origin, payload } = request;
    const { cast_id, message } = payload;
    const person = first(
      await db.query<{ name: string; email: string | null }>(
        'select name, email from people where id = $1',
        [cast_id],
      ),
    );
    if (!person) throw invalid({ cast_id: ['server.castMail.unknown'] });
    const { name, email } = person;
    if (!email)
      throw invalid({ cast_id: [{ key: 'server.castMail.noAddress', values: { name } }] });
    await throttle.count('mailbox', email);
    const answer = { message: `Your email to ${name} has been sent.` };
    await db.tx(async (queries) => {
      await mailer.post(queries, {
        recipient: email,
        replyTo: member.email,
        subject: 'A message through Fin',
        body: framed({ name, member, origin, message }),
      });
      await request.keep(queries, answer);
    });
    mailer.deliver();
    return answer;
  },
};

interface Letter {
  /** The cast member's. */
  readonly name: string;
  readonly member: Member;
  readonly origin: string;
  readonly message: string;
}

/** Says whose words these are, so that they can't pass for Fin's own. */
function framed({ name, member, origin, message }: Letter): string {
  const { first_name, last_name, email } = member;
  return [
    `Hello ${name},`,
    `a member of Fin (${origin}) who gives their name as ${first_name} ${last_name} and their address ` +
      `as ${email} has written to you. Fin has not read the message; it stands below, each line after ` +
      'a mark.',
    message.replace(/^/gm, '> '),
    'Your answer to this mail goes to that address. Fin has not told them yours.',
  ].join('\n\n');
}
