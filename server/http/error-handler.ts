import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { sqlStateOf } from '../db/db';
import { DiskFull } from '../db/disk';
import { QueueFull } from '../db/fair-queue';
import { DatabaseUnavailable } from '../db/unavailable';
import type { Log } from '../log';
import type { Env } from './client-address';
import { DeadlinePassed } from './deadline';
import { HttpError, unavailable } from './http-error';
import { languageOf } from './language';
import type { Metrics } from './metrics';

const DISK_FULL = '53100';

export function onError(log: Log, metrics: Metrics) {
  return (error: Error, c: Context<Env>): Response => {
    const expected = httpErrorOf(error);
    if (!expected) {
      metrics.countError();
      log.error(`${c.req.method} ${c.req.routePath} failed`, error, c.var.requestId);
    }
    const answer =
      expected ?? (isPassing(error) ? unavailable() : new HttpError(500, 'server.refused.fault'));
    return c.json(answer.bodyIn(languageOf(c)), answer.status, {
      ...answer.headers,
      'Cache-Control': 'no-store',
    });
  };
}

function httpErrorOf(error: Error): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof QueueFull) return unavailable(1);
  if (isDiskFull(error)) return new HttpError(507, 'server.refused.noRoom');
  if (error instanceof HTTPException && error.status < 500) {
    return new HttpError(400, 'server.refused.unreadable');
  }
  return null;
}

function isDiskFull(error: NodeJS.ErrnoException): boolean {
  return error instanceof DiskFull || sqlStateOf(error) === DISK_FULL || error.code === 'ENOSPC';
}

function isPassing(error: Error): boolean {
  return error instanceof DatabaseUnavailable || error instanceof DeadlinePassed;
}
