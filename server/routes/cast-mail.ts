import type { Member } from '../accounts/members';
import { first } from '../db/db';
import { invalid } from '../http/http-error';
import type { Translate } from '../texts';
import type { Handlers } from './route';

export const castMail: Pick<Handlers, 'sendMailToCast'> = {
  async sendMailToCast(request) {
    const { db, mailer, throttle, member, origin, translate, payload } = request;
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
    const answer = { message: translate('server.castMail.sent', { name }) };
    await db.tx(async (queries) => {
      await mailer.post(queries, {
        recipient: email,
        replyTo: member.email,
        subject: translate('server.castMail.subject'),
        body: framed(translate, { name, member, origin, message }),
      });
      await request.storeAnswer(queries, answer);
    });
    mailer.deliver();
    return answer;
  },
};

interface Content {
  readonly name: string;
  readonly member: Member;
  readonly origin: string;
  readonly message: string;
}

/** Quotes the message, so that it can't pass for the site's own words. */
function framed(translate: Translate, { name, member, origin, message }: Content): string {
  const { first_name, last_name, email } = member;
  return [
    translate('server.castMail.hello', { name }),
    translate('server.castMail.lead', { origin, member: `${first_name} ${last_name}`, email }),
    message.replace(/^/gm, '> '),
    translate('server.castMail.end'),
  ].join('\n\n');
}
