/**
 * Signs the URLs of videos, because video elements can't send a token. The signature precedes the
 * path, so that relative URLs in playlists include it:
 *
 *     /media/films/<until>.<signature>/deep-reef/master.m3u8
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Protection, VideoLink } from '../../contract/entities';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import { readSecret } from '../db/secrets';

export const STREAMS = '/media/streams/';
export const FILMS = '/media/films/';

const VALID_MS = 6 * 60 * 60 * 1000;
/** URLs change only once an hour, so that browsers can cache videos. */
const STEP_MS = 60 * 60 * 1000;

export interface FilmAddresses {
  /**
   * Signs a link's URLs for five to six hours. Leaves URLs outside `/media/streams/` unchanged.
   * With the setting `hasOpenFilms`, signs no URLs.
   */
  signed(link: VideoLink): Promise<VideoLink>;
  /** Remaining validity in ms: 0 or less if expired, `null` if the signature is invalid. */
  remaining(grant: string, path: string): Promise<number | null>;
}

export function filmAddresses(
  queries: Queries,
  { now, hasOpenFilms }: Pick<Config, 'now' | 'hasOpenFilms'>,
): FilmAddresses {
  let reading: Promise<string> | null = null;

  async function key(): Promise<string> {
    reading ??= readSecret(queries, 'films');
    try {
      return await reading;
    } catch (error) {
      reading = null;
      throw error;
    }
  }

  async function signature(until: string, path: string): Promise<Buffer> {
    const [film] = path.split('/');
    return createHmac('sha256', await key())
      .update(`${until}/${film}`)
      .digest();
  }

  const until = () => String(Math.floor((now().getTime() + VALID_MS) / STEP_MS) * STEP_MS);

  async function sign(address: string): Promise<string> {
    if (hasOpenFilms || !address.startsWith(STREAMS)) return address;
    const path = address.slice(STREAMS.length);
    const end = until();
    return `${FILMS}${end}.${(await signature(end, path)).toString('base64url')}/${path}`;
  }

  async function signedLicence(protection: Protection): Promise<Protection> {
    return { ...protection, license_url: await sign(protection.license_url) };
  }

  return {
    async signed({ url, storyboard, protection, ...link }) {
      return {
        ...link,
        url: await sign(url),
        ...(storyboard && { storyboard: await sign(storyboard) }),
        ...(protection && { protection: await Promise.all(protection.map(signedLicence)) }),
      };
    },
    async remaining(grant, path) {
      const [, until = '', given = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(grant) ?? [];
      const isOurs = timingSafeEqual(
        await signature(until, path),
        Buffer.concat([Buffer.from(given, 'base64url')], 32),
      );
      return isOurs ? Number(until) - now().getTime() : null;
    },
  };
}
