import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { DESK_PATH } from '../../contract/desk/calls';
import { digest, randomToken } from '../accounts/tokens';
import type { Config } from '../config';
import { first, type Queries } from '../db/db';
import { bearerToken } from '../http/bearer';
import { clientAddress, type Env } from '../http/client-address';
import { siteOrigin } from '../http/host';
import { HttpError } from '../http/http-error';
import type { Services } from '../services';
import { record } from './log';

export const FIRST_TOKEN = 'ADMIN_TOKEN';
const COOKIE = 'fin_desk';
const SESSION_SECONDS = 12 * 60 * 60;

/**
 * @returns the name of the operator's token
 * @throws {HttpError} 401 without a valid token or session, 429 for a wrong token after too many
 * wrong tokens from the same network
 */
export async function operatorOf(c: Context<Env>, services: Services): Promise<string> {
  const token = bearerToken(c);
  const name = await (token === null ? signedInOperator(c, services) : nameOf(c, services, token));
  if (!name) throw new HttpError(401, 'server.desk.signIn');
  return name;
}

export async function signedInOperator(
  c: Context<Env>,
  { db, config }: Services,
): Promise<string | null> {
  const session = getCookie(c, COOKIE);
  const opened = session && (await sessionOf(db, session, config.now()));
  return opened ? nameByHash(db, config, opened.token_hash) : null;
}

export async function signIn(c: Context<Env>, services: Services, token: string): Promise<string> {
  const { db, config } = services;
  const name = await nameOf(c, services, token);
  const session = randomToken();
  const now = config.now();
  await db.tx(async (queries) => {
    await queries.query('delete from desk_sessions where expires_at <= $1', [now]);
    await queries.query(
      'insert into desk_sessions (session_hash, token_hash, expires_at) values ($1, $2, $3)',
      [digest(session), digest(token), new Date(now.getTime() + SESSION_SECONDS * 1000)],
    );
    await record(queries, { at: now, by: name, act: 'signIn', about: {} });
  });
  setCookie(c, COOKIE, session, { ...cookieOf(c, config), maxAge: SESSION_SECONDS });
  return name;
}

export async function signOut(c: Context<Env>, { db, config }: Services): Promise<void> {
  const session = getCookie(c, COOKIE);
  if (session)
    await db.query('delete from desk_sessions where session_hash = $1', [digest(session)]);
  deleteCookie(c, COOKIE, cookieOf(c, config));
}

async function nameOf(c: Context<Env>, services: Services, token: string): Promise<string> {
  const { db, config, throttle } = services;
  const name = await nameByHash(db, config, digest(token));
  if (name) return name;
  await throttle.count('desk', clientAddress(c, config));
  await record(db, { at: config.now(), by: null, act: 'signInFailed', about: {} });
  throw new HttpError(401, 'server.desk.wrongToken');
}

async function nameByHash(
  { query }: Queries,
  { adminToken }: Config,
  hash: string,
): Promise<string | null> {
  if (adminToken !== null && isSame(hash, digest(adminToken))) return FIRST_TOKEN;
  const found = await query<{ name: string }>(
    'select name from desk_tokens where token_hash = $1 and revoked_at is null',
    [hash],
  );
  return first(found)?.name ?? null;
}

async function sessionOf({ query }: Queries, session: string, now: Date) {
  const found = await query<{ token_hash: string }>(
    'select token_hash from desk_sessions where session_hash = $1 and expires_at > $2',
    [digest(session), now],
  );
  return first(found);
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

function cookieOf(c: Context<Env>, config: Config) {
  return {
    path: DESK_PATH,
    httpOnly: true,
    secure: siteOrigin(c, config).startsWith('https:'),
    sameSite: 'Strict',
  } as const;
}
