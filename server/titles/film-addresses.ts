/**
 * Addresses of the films that this provider serves itself. They are for members, who are told them with a
 * title's details; video elements send no token, so an address lets in by itself, for a few hours. The
 * grant stands before the film's path, so that what a playlist names beside itself carries it too:
 *
 *     /media/films/<until>.<signature>/deep-reef/master.m3u8
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Protection, VideoLink } from '../../contract/entities';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import { readSecret } from '../db/secrets';

/** Where the catalogue says that a film is. */
export const STREAMS = '/media/streams/';
/** Where a member is told that it is. */
export const FILMS = '/media/films/';

const VALID_MS = 6 * 60 * 60 * 1000;
/** Addresses of the same hour are the same, so that browsers keep what they have loaded. */
const STEP_MS = 60 * 60 * 1000;

export interface FilmAddresses {
  /** The link with addresses that are good for five to six hours; another host's stay as they are. */
  signed(link: VideoLink): Promise<VideoLink>;
  /**
   * The ms for which a grant is still good for the path of a file, `''` in front; 0 or less for one
   * that has run out, `null` for one that was not made here, or for another film.
   */
  remaining(grant: string, path: string): Promise<number | null>;
}

/** The signing key is in the database, so that an address of one server is good at another. */
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

  /** For all files of a film: those in its folder, or the one file that it is. */
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
