import type { Context } from 'hono';
import type { Env } from '../http/client-address';
import { notFound } from '../http/http-error';
import { isPlainText } from '../http/plain-text';
import type { Services } from '../services';
import { uploadById } from '../uploads/uploads';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Sandboxes uploads, because a browser can open them as pages.
 *
 * @param mayRead receives the id of a private picture's owner; `''` if the picture has no owner
 */
export async function serveUpload(
  c: Context<Env>,
  { db, bucket }: Services,
  mayRead: (onlyFor: string) => Promise<boolean>,
): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const upload = isPlainText(id) ? await uploadById(db, id) : null;
  if (!upload) throw notFound('file');
  const { only_for, type, content } = upload;
  if (only_for !== null && !(await mayRead(only_for))) throw notFound('file');
  const bytes = content ?? (await bucket?.get(id));
  if (!bytes) throw notFound('file');
  return c.body(new Uint8Array(bytes), 200, {
    'Cache-Control': only_for === null ? IMMUTABLE : 'no-store',
    'Content-Security-Policy': `default-src 'none'; sandbox`,
    'Content-Type': type,
  });
}
