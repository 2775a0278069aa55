/** What is answered when a route throws. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Log } from '../log';
import type { Env } from './client-address';
import { HttpError } from './http-error';

/** Answers an `HttpError` as it says; any other error is logged and is a 500 without details. */
export function onError(log: Log) {
  return (error: Error, c: Context<Env>): Response => {
    const expected = httpErrorOf(error);
    if (!expected) log.error(`${c.req.method} ${c.req.routePath} failed`, error);
    const { status, body, headers } =
      expected ?? new HttpError(500, 'Something went wrong on our side. Please try again.');
    return c.json(body, status, { ...headers, 'Cache-Control': 'no-store' });
  };
}

function httpErrorOf(error: Error): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new HttpError(400, 'The request could not be read.');
  }
  return null;
}
