/**
 * A signed cookie per account marks a known device. Browsers send the cookie only with sign-in
 * requests, because of its `Path`.
 */
import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { API_BASE_PATH, calls } from '../../contract/calls';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import { readSecret } from '../db/secrets';
import { clientAddress, type Env } from '../http/client-address';
import { siteOrigin } from '../http/host';
import { randomToken } from './tokens';

export interface Client {
  readonly address: string;
  readonly requestId: string;
  knownAs(account: string): Promise<string | null>;
  remember(account: string): Promise<void>;
}

export const DEVICES = 'devices';
const COOKIE = 'fin_device_';
const LENGTH = 12;
const PATH = API_BASE_PATH + calls.signIn.path;
const MAX_COOKIE_AGE_SECONDS = 400 * 24 * 60 * 60;

export function clientOf(c: Context<Env>, { db, config }: { db: Queries; config: Config }): Client {
  let secret: Promise<string> | undefined;
  const cookieOf = async (account: string) => {
    secret ??= readSecret(db, DEVICES);
    const key = `${await secret} ${account}`;
    const pseudonym = createHmac('sha256', key).update('name').digest('base64url');
    return { key, name: COOKIE + pseudonym.slice(0, LENGTH) };
  };
  const knownAs = async (account: string) => {
    if (!c.req.header('cookie')) return null;
    const { key, name } = await cookieOf(account);
    return (await getSignedCookie(c, key, name)) || null;
  };
  return {
    address: clientAddress(c, config),
    requestId: c.var.requestId,
    knownAs,
    async remember(account) {
      const id = (await knownAs(account)) ?? randomToken();
      const { key, name } = await cookieOf(account);
      await setSignedCookie(c, name, id, key, {
        maxAge: MAX_COOKIE_AGE_SECONDS,
        path: PATH,
        httpOnly: true,
        secure: siteOrigin(c, config).startsWith('https:'),
        sameSite: 'Strict',
      });
    },
  };
}
