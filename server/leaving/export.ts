/**
 * Exports a member's data, except secrets, internal columns, the bodies of mails in the outbox, and
 * operators' notes and log.
 */

import { type Member, memberSince, userOf } from '../accounts/members';
import { passkeysOf } from '../accounts/passkeys';
import type { Queries } from '../db/db';
import { ordersOf } from '../payments/orders';
import { subscriptionsOf } from '../payments/subscriptions';
import type { Bucket } from '../uploads/bucket';
import { uploadAddress, uploadsOf } from '../uploads/uploads';

interface Stores {
  readonly queries: Queries;
  readonly bucket: Bucket | null;
}

export async function exportOf({ queries, bucket }: Stores, member: Member, now: Date) {
  const { id, email } = member;
  const rows = <Row extends object>(sql: string, key = id) => queries.query<Row>(sql, [key]);
  return {
    exported_at: now.toISOString(),
    profile: {
      ...userOf(member),
      language: member.language,
      member_since: await memberSince(queries, id),
      email_confirmed_at: member.confirmed_at,
    },
    signed_in_devices: await rows(
      'select device, seen_at as last_used, expires_at from sessions where member_id = $1 order by seen_at desc',
    ),
    passkeys: await passkeysOf(queries, id),
    watchlist: await rows(
      `select title_id, t.name as title, added_at from watchlist join titles t on t.id = title_id
       where member_id = $1 order by added_at desc, title_id`,
    ),
    watched: await rows(
      `select title_id, t.name as title, position as seconds, p.duration as of_seconds, updated_at
       from progress p join titles t on t.id = title_id
       where member_id = $1 order by updated_at desc, title_id`,
    ),
    submissions: await submissionsOf(queries, id),
    orders: await ordersOf(queries, id),
    subscriptions: await subscriptionsOf(queries, id),
    mails: await rows(
      `select recipient, subject, created_at, sent_at from outbox
       where recipient = $1 or reply_to = $1 order by created_at, id`,
      email,
    ),
    invitations: await rows(
      'select created_at, expires_at, used_at from invitations where email = $1',
      email,
    ),
    password_links: await rows(
      'select created_at, expires_at, used_at from reset_secrets where member_id = $1 order by created_at',
    ),
    confirmation_links: await rows(
      'select created_at, expires_at from confirmation_secrets where member_id = $1 order by created_at',
    ),
    pictures: await picturesOf({ queries, bucket }, id),
  };
}

async function picturesOf({ queries, bucket }: Stores, owner: string) {
  const pictures: Record<string, string | null> = {};
  for (const { id, type, content } of await uploadsOf(queries, owner)) {
    const bytes = content ?? (await bucket?.get(id)) ?? null;
    pictures[uploadAddress(id)] =
      bytes && `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  }
  return pictures;
}

async function submissionsOf({ query }: Queries, memberId: string) {
  const sent = await query<{ id: string; thumbnail_id: string }>(
    `select id, title, name, email, role, description, type, link, thumbnail_id, created_at,
       verdict, answered_at, letter
     from submissions where member_id = $1 order by created_at, id`,
    [memberId],
  );
  const casts = await query<{ submission_id: string; image_id: string }>(
    `select submission_id, c.name, job_title, c.email, image_id
     from submission_casts c join submissions s on s.id = submission_id
     where member_id = $1 order by submission_id, position`,
    [memberId],
  );
  return sent.map(({ id, thumbnail_id, ...submission }) => ({
    ...submission,
    thumbnail: uploadAddress(thumbnail_id),
    cast: casts
      .filter(({ submission_id }) => submission_id === id)
      .map(({ submission_id: _, image_id, ...row }) => ({
        ...row,
        image: uploadAddress(image_id),
      })),
  }));
}
