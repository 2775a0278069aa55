/** What is answered when a route throws: the refusal it meant, or a 500 that tells nothing. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Log } from '../log';
import type { Env } from './client-address';
import { HttpError } from './http-error';

export function onError(log: Log) {
  return (error: Error, c: Context<Env>): Response => {
    const refusal = refusalOf(error);
    if (!refusal) log.error(`${c.req.method} ${c.req.routePath} failed`, error);
    const { status, body, headers } =
      refusal ?? new HttpError(500, 'Something went wrong on our side. Please try again.');
    return c.json(body, status, { ...headers, 'Cache-Control': 'no-store' });
  };
}

function refusalOf(error: Error): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new HttpError(400, 'The request could not be read.');
  }
  return null;
}
