/**
 * Who calls: an address, and a device that is known to an account. A device is known by a cookie, which is sent with
 * sign-ins alone; its signature is made with the account's name, so it is good for that account, and says nothing.
 */
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
const COOKIE = 'fin_device';
const PATH = API_BASE_PATH + calls.signIn.path;
/** As long as browsers keep a cookie. */
const SECONDS = 400 * 24 * 60 * 60;

export function clientOf(c: Context<Env>, { db, config }: { db: Queries; config: Config }): Client {
  const keyOf = async (account: string) => `${await readSecret(db, DEVICES)} ${account}`;
  const knownAs = async (account: string) =>
    (c.req.header('cookie') && (await getSignedCookie(c, await keyOf(account), COOKIE))) || null;
  return {
    address: clientAddress(c, config),
    requestId: c.var.requestId,
    knownAs,
    async remember(account) {
      const id = (await knownAs(account)) ?? randomToken();
      await setSignedCookie(c, COOKIE, id, await keyOf(account), {
        maxAge: SECONDS,
        path: PATH,
        httpOnly: true,
        secure: siteOrigin(c, config).startsWith('https:'),
        sameSite: 'Strict',
      });
    },
  };
}
