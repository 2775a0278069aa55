import type { SubscriptionEntry } from '../../contract/desk/answers';
import { HttpError } from '../http/http-error';
import { cancelSubscription, dayOf } from '../payments/subscriptions';
import { translatorFor } from '../texts';
import { containing, pageOf } from './page-of';
import { type DeskHandlers, foundIn } from './request';

const stateOn = (day: string) => `case when s.status <> 'active' then s.status
  when s.end_date >= ${day}::date then 'running' else 'over' end`;

const IS_FOUND = `($1 = '' or ${stateOn('$4')} = $1)
  and ($2 = '' or s.id = $2 or s.order_id = $2
    or s.member_id = any(array(select id from members where email ilike $3)))`;

interface Found {
  readonly member_id: string;
  readonly plan: string;
  readonly state: SubscriptionEntry['state'];
  readonly email: string;
  readonly language: string | null;
}

export const subscriptionHandlers = {
  subscriptions: ({ queries, config, params: { state, search, page } }) =>
    pageOf<SubscriptionEntry>(queries, {
      select: `s.id, s.member_id, s.order_id, s.name as plan, s.start_date as from,
        s.end_date as to, ${stateOn('$4')} as state`,
      beside: '(select email from members where members.id = entry.member_id) as email',
      from: `subscriptions s where ${IS_FOUND}`,
      values: [state ?? '', search, containing(search), dayOf(config.now())],
      order: '"from" desc, id',
      page,
    }),

  async endSubscription({ queries, mailer, config, params: { id } }) {
    const { member_id, plan, state, email, language } = foundIn(
      await queries.query<Found>(
        `select s.member_id, s.name as plan, ${stateOn('$2')} as state, m.email, m.language
         from subscriptions s join members m on m.id = s.member_id where s.id = $1`,
        [id, dayOf(config.now())],
      ),
    );
    const was = state === 'running' && (await cancelSubscription(queries, member_id, id));
    if (was !== 'active') throw new HttpError(409, 'server.desk.notRunning');
    const translate = translatorFor(config, { language });
    await mailer.post(queries, {
      recipient: email,
      replyTo: config.operatorMail,
      subject: translate('server.desk.planEnded.subject'),
      body: [
        translate('server.mail.hello'),
        translate('server.desk.planEnded.lead', { plan }),
      ].join('\n\n'),
    });
    return null;
  },
} satisfies Partial<DeskHandlers>;
