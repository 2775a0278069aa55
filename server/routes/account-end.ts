import { isCurrentPassword, lockMember } from '../accounts/members';
import { isOwnPassword } from '../accounts/password-change';
import { HttpError, invalid } from '../http/http-error';
import { deleteAccount } from '../leaving/deletion';
import { exportOf } from '../leaving/export';
import { placedOrdersOf } from '../payments/orders';
import { closeCheckouts } from '../payments/settlement';
import { activeSubscription } from '../payments/subscriptions';
import type { Handlers, RouteRequest } from './route';

type Calls = 'accountExport' | 'accountDeletion' | 'deleteAccount';

export const accountEnd: Pick<Handlers, Calls> = {
  async accountExport({ db, bucket, config, member, audit, client }) {
    const data = await exportOf({ queries: db, bucket }, member, config.now());
    audit.record('account exported', { member: member.id, client });
    return { data };
  },

  async accountDeletion({ db, config, gateway, member }) {
    const subscription = await activeSubscription(db, member.id, config.now());
    const placed = await placedOrdersOf(db, member.id, gateway.name);
    return { data: { subscription, has_open_payment: placed.length > 0 } };
  },

  async deleteAccount(request) {
    const { throttle, audit, member, client } = request;
    const about = { member: member.id, client };
    const closing = await leave(request).catch((error: unknown) => {
      if (error instanceof HttpError) audit.record('account deletion failed', about);
      throw error;
    });
    audit.record('account deleted', about);
    await throttle.reset('changePassword', member.id);
    await closeCheckouts(request, closing);
    return { message: request.translate('server.account.deleted') };
  },
};

async function leave(request: RouteRequest<'deleteAccount'>) {
  const { db, member, payload } = request;
  if (!(await isOwnPassword(request, payload.password))) throw wrong();
  return db.tx(async (queries) => {
    await lockMember(queries, member.id);
    if (!(await isCurrentPassword(queries, member))) throw wrong();
    return deleteAccount(queries, member);
  });
}

function wrong() {
  return invalid({ password: ['server.account.wrongPassword'] });
}
