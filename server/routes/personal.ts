import type { CallName } from '../../contract/calls';
import { needsConfirmation } from '../accounts/confirmations';
import { titlesOnWatchlist } from '../accounts/watchlist';
import type { BodyOf, RouteRequest } from './route';
import { videosOf } from './title';

type Personal<Name extends CallName> = (
  body: BodyOf<Name>,
  request: RouteRequest<Name>,
) => Promise<BodyOf<Name>>;

const additions: { readonly [Name in CallName]?: Personal<Name> } = {
  async titleDetails({ data }, { db, films, params, config, member }) {
    if (member && needsConfirmation(config, member)) {
      return { data: { ...data, needs_confirmed_email: true } };
    }
    const links = await videosOf(db, params.id);
    return { data: { ...data, video_links: await Promise.all(links.map(films.signed)) } };
  },
};

export async function forMember<Name extends CallName>(
  name: Name,
  body: BodyOf<Name>,
  request: RouteRequest<Name>,
): Promise<BodyOf<Name>> {
  const { db, member } = request;
  const [own, listed] = await Promise.all([
    additions[name]?.(body, request) ?? body,
    member === null ? new Set<string>() : titlesOnWatchlist(db, member.id),
  ]);
  return withWatchlistFlags(own, listed);
}

export function withWatchlistFlags<Value>(value: Value, listed: ReadonlySet<string>): Value {
  if (Array.isArray(value)) return value.map((it) => withWatchlistFlags(it, listed)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = withWatchlistFlags(part, listed);
  if ('is_watch_list' in copy) copy.is_watch_list = listed.has(String(copy.id));
  return copy as Value;
}
