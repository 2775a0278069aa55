/** A member's mail to a cast member. */
import { first } from '../db/db';
import { invalid } from '../http/http-error';
import type { Handlers } from './route';

export const castMail: Pick<Handlers, 'sendMailToCast'> = {
  /** Answers go to the member; the cast member's address stays with the provider. */
  async sendMailToCast({ db, mailer, member, payload: { cast_id, message } }) {
    const person = first(
      await db.query<{ name: string; email: string | null }>(
        'select name, email from people where id = $1',
        [cast_id],
      ),
    );
    if (!person) throw invalid({ cast_id: ['This cast member does not exist.'] });
    const { name, email } = person;
    if (!email) throw invalid({ cast_id: [`${name} cannot be reached by mail.`] });
    await db.tx((queries) =>
      mailer.post(queries, {
        recipient: email,
        replyTo: member.email,
        subject: `A message from ${member.first_name} ${member.last_name} through Fin`,
        body: message,
      }),
    );
    mailer.deliver();
    return { message: `Your mail to ${name} has been sent.` };
  },
};
