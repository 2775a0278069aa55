import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'hono';
import { isRecord } from '../../contract/envelope';
import { MAX_IMAGES_BYTES } from '../../contract/forms/images';
import { arriving, wholeOf } from './arriving';
import { HttpError } from './http-error';
import { type Fields, readMultipart } from './multipart';

const KB = 1024;
const MB = 1024 * KB;

interface BodyLimits {
  readonly bytes: number;
  readonly parts: number;
}

export const FORM_LIMITS: BodyLimits = { bytes: 64 * KB, parts: 40 };
export const UPLOAD_LIMITS: BodyLimits = { bytes: MAX_IMAGES_BYTES + MB, parts: 120 };

/**
 * @param folder the folder for uploaded files; `null` discards them
 * @throws {HttpError} 413 if too large, 408 if too slow, 400 if malformed, 415 if a non-empty
 * body has an unsupported content type
 */
export async function readFields(
  c: Context,
  limits: BodyLimits,
  folder: string | null,
): Promise<Fields> {
  const type = c.req.header('content-type') ?? '';
  const isJson = /^application\/json\b/i.test(type);
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  try {
    if (isMultipart) {
      const body = arriving(c.req.raw, limits.bytes);
      const text = FORM_LIMITS.bytes;
      return await readMultipart(body, type, { parts: limits.parts, text, folder });
    }
    const bytes = await wholeOf(c.req.raw, FORM_LIMITS.bytes);
    if (bytes.byteLength === 0) return new Map();
    if (isJson) return fromJson(bytes);
    if (isForm) return new Map(new URLSearchParams(new TextDecoder().decode(bytes)));
  } catch (error) {
    throw error instanceof HttpError || isOfDisk(error) ? error : unreadable();
  }
  throw new HttpError(415, 'server.refused.bodyType');
}

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fin-upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function readJson(c: Context, most: number): Promise<unknown> {
  try {
    return JSON.parse((await wholeOf(c.req.raw, most)).toString());
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable();
  }
}

function fromJson(bytes: Buffer): Fields {
  const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!isRecord(body)) throw unreadable();
  return new Map(Object.entries(body));
}

function isOfDisk(error: unknown): boolean {
  return ['open', 'write'].includes((error as NodeJS.ErrnoException).syscall ?? '');
}

function unreadable(): HttpError {
  return new HttpError(400, 'server.refused.unreadable');
}
