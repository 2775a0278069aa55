/**
 * Who calls: an address, and a device that is known to an account. A device is known by a cookie for each account that
 * has signed in on it, which is sent with sign-ins alone. Its name and its signature are made with the account's name,
 * by a key that stays here, so it is good for that account, and says nothing.
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
  /** The IP address. */
  readonly address: string;
  /** As in the answer's `X-Request-Id`. */
  readonly requestId: string;
  /** The device's id, where this account has signed in on it before; else `null`. */
  knownAs(account: string): Promise<string | null>;
  /** From now on the device is known to the account. */
  remember(account: string): Promise<void>;
}

/** The secret's name in the database. */
export const DEVICES = 'devices';
const COOKIE = 'fin_device_';
/** Characters of a pseudonym. */
const LENGTH = 12;
const PATH = API_BASE_PATH + calls.signIn.path;
/** As long as browsers keep a cookie. */
const SECONDS = 400 * 24 * 60 * 60;

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
        maxAge: SECONDS,
        path: PATH,
        httpOnly: true,
        secure: siteOrigin(c, config).startsWith('https:'),
        sameSite: 'Strict',
      });
    },
  };
}
