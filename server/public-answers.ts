import type { Context } from 'hono';
import type { AnswerOf, CallName, ParamsOf } from '../contract/calls';
import { needsConfirmation } from './accounts/confirmations';
import type { Member } from './accounts/members';
import { titlesOnWatchlist, withWatchlistFlags } from './accounts/watchlist';
import type { CatalogueAnswer } from './catalogue/catalogue-cache';
import type { Env } from './http/client-address';
import { sendJson } from './http/encoding';
import { isUnchanged } from './http/revalidation';
import { handlers } from './routes/handlers';
import type { BodyOf, RouteRequest } from './routes/route';
import { videosOf } from './routes/title';
import type { Services } from './services';
import type { ImageCall } from './site/documents';
import type { PublicAnswer } from './site/hero-images';
import { ENGLISH, translator } from './texts';

const CACHING = 'public, max-age=0, s-maxage=10';

/** For answers that also depend on views or watchlists. Others change only with the catalogue. */
const MAX_AGE_MS: { readonly [Name in CallName]?: number } = {
  mostLikedMovies: 60_000,
  mostViewedMovies: 60_000,
};

export async function answerPublic<Name extends CallName>(
  c: Context<Env>,
  name: Name,
  request: RouteRequest<Name>,
): Promise<Response> {
  const { body, wire } = await cached(name, request);
  const member: Member | null = request.member;
  if (member !== null) {
    return sendJson(c, textOf(await forMember(member, name, body, request)));
  }
  const { text, tag, brotli } = await wire();
  const headers = { 'Cache-Control': CACHING, ETag: tag };
  if (isUnchanged(c.req.raw, tag)) return c.body(null, 304, headers);
  return sendJson(c, text, headers, brotli);
}

export function publicAnswers(services: Services): PublicAnswer {
  const visitor = { payload: {}, member: null, token: null, device: null, origin: '' };
  return async <Name extends ImageCall>(name: Name, id?: string, language = ENGLISH) => {
    const params = (id === undefined ? {} : { id }) as ParamsOf<Name>;
    const words = { language, translate: translator(services.config, language) };
    const request = { ...services, ...visitor, ...words, params } as RouteRequest<Name>;
    const { data } = (await cached(name, request)).body as { data: AnswerOf<Name> };
    return data;
  };
}

type Personal<Name extends CallName> = (
  member: Member,
  body: BodyOf<Name>,
  request: RouteRequest<Name>,
) => Promise<BodyOf<Name>>;

const additions: { readonly [Name in CallName]?: Personal<Name> } = {
  async titleDetails(member, { data }, { db, films, params, config }) {
    if (needsConfirmation(config, member)) {
      return { data: { ...data, needs_confirmed_email: true } };
    }
    const links = await videosOf(db, params.id);
    return { data: { ...data, video_links: await Promise.all(links.map(films.signed)) } };
  },
};

async function forMember<Name extends CallName>(
  member: Member,
  name: Name,
  body: BodyOf<Name>,
  request: RouteRequest<Name>,
): Promise<BodyOf<Name>> {
  const [own, listed] = await Promise.all([
    additions[name]?.(member, body, request) ?? body,
    titlesOnWatchlist(request.db, member.id),
  ]);
  return withWatchlistFlags(own, listed);
}

function cached<Name extends CallName>(
  name: Name,
  request: RouteRequest<Name>,
): Promise<CatalogueAnswer<BodyOf<Name>>> {
  const visitor = { member: null, token: null } as Pick<RouteRequest<Name>, 'member' | 'token'>;
  const make = async () => enveloped(await handlers[name]({ ...request, ...visitor }));
  const key = `${request.language} ${name} ${JSON.stringify(request.params)}`;
  return request.catalogue.get(key, make, MAX_AGE_MS[name]);
}

function enveloped<Body extends object>(body: Body): Body {
  return Array.isArray(body) ? body : { status: true, ...body };
}

export function textOf(body: object): string {
  return JSON.stringify(enveloped(body));
}
