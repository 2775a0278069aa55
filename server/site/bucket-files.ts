/**
 * Serves playlists and WebVTT files itself, so that their relative URLs point to this server.
 * Redirects requests for other files to signed URLs in the bucket.
 */
import { TITLES } from '../../library/shape/title';
import type { Config } from '../config';
import { notFound } from '../http/http-error';
import { reachingStore, SIGNED_FOR_SECONDS, s3 } from '../http/s3';
import type { BucketConfig } from '../settings-kinds';
import { decodedName, type MediaFile, typeOf } from './files';

const TEXTS = /\.(m3u8|vtt)$/;
const ONE_DAY = 'private, max-age=86400';

export function bucketFiles(bucket: BucketConfig, { now, log }: Pick<Config, 'now' | 'log'>) {
  const store = s3(bucket);
  const place = { log, setting: 'MEDIA_URL', away: 'server.refused.filmsAway' } as const;

  return async (path: string): Promise<MediaFile | null> => {
    const name = decodedName(path);
    if (name === null) return null;
    const object = `${TITLES}/${name.split('/').map(encodeURIComponent).join('/')}`;
    const type = typeOf(name);
    const text = async () => {
      const answer = await reachingStore(place, 'GET', () => store.request('GET', object));
      return answer === null || answer === 'unchanged'
        ? null
        : Buffer.from(answer.bytes).toString();
    };
    return {
      text,
      async respond({ method }, caching) {
        if (!TEXTS.test(name)) {
          const signing = { type, caching: ONE_DAY, now: now() };
          const location = await store.signed(method, object, signing);
          const headers = { Location: location, 'Cache-Control': capped(caching) };
          return new Response(null, { status: 302, headers });
        }
        const content = await text();
        if (content === null) throw notFound('file');
        const headers = { 'Content-Type': type, 'Cache-Control': caching };
        return new Response(method === 'HEAD' ? null : content, { headers });
      },
    };
  };
}

/** A cached redirect must not outlive its signed URL. */
const capped = (caching: string) =>
  caching.replace(
    /max-age=(\d+).*/,
    (_, seconds) => `max-age=${Math.min(seconds, SIGNED_FOR_SECONDS)}`,
  );
