/** Shared answers: the same for everyone, or for every member, but for their hearts; out of memory. */
import type { Context } from 'hono';
import type { AnswerOf, CallName, ParamsOf } from '../contract/calls';
import type { Member } from './accounts/members';
import { tokenIn } from './http/bearer';
import type { Env } from './http/client-address';
import { preferredEncoding } from './http/encoding';
import { keep } from './http/kept-answers';
import type { ReadyAnswer, Told } from './http/ready-answers';
import { isUnchanged } from './http/revalidation';
import { handlers } from './routes/handlers';
import { forMembers } from './routes/personal';
import type { BodyOf, RouteRequest } from './routes/route';
import type { Services } from './services';
import type { Tell, TellingCall } from './site/first-pictures';

export const JSON_TYPE = { 'Content-Type': 'application/json' };

interface Answered {
  readonly question: string;
  readonly ready: ReadyAnswer;
  /** Whether the question would still be asked like this. */
  isLatest?(): boolean;
}

/** @param make the answer's text, which knows of nobody */
export async function answerShared<Name extends CallName>(
  c: Context<Env>,
  name: Name,
  request: Services & { readonly params: ParamsOf<Name> },
  member: Member | null,
  make: () => Promise<string>,
): Promise<Response> {
  const question = questionOf(name, request.params);
  const ready = await request.ready.get(question, make);
  if (member === null) return forVisitors(c, { question, ready }, request);
  return forMember(c, member, await membersAnswer(name, { question, ready }, request), request);
}

/** What every visitor is told alike, for pages that begin with pictures of it. */
export function tellShared(services: Services): Tell {
  const nobody = { payload: {}, member: null, token: null, device: null, origin: '' };
  return async <Name extends TellingCall>(name: Name, id?: string) => {
    const params = (id === undefined ? {} : { id }) as ParamsOf<Name>;
    const request = { ...services, ...nobody, params } as RouteRequest<Name>;
    const question = questionOf(name, params);
    const ready = await services.ready.get(question, async () =>
      textOf(await handlers[name](request)),
    );
    const { data } = ready.body as { data: AnswerOf<Name> };
    return { answer: data, isCurrent: () => services.ready.isCurrent(question, ready) };
  };
}

function questionOf(name: CallName, params: object): string {
  return `${name} ${JSON.stringify(params)}`;
}

/** What every visitor is told alike may be kept, and is asked for anew each time. */
async function forVisitors(
  c: Context<Env>,
  { question, ready }: Answered,
  services: Services,
): Promise<Response> {
  const headers = { 'Cache-Control': 'no-cache', ETag: ready.tag };
  if (isUnchanged(c.req.raw, ready.tag)) return c.body(null, 304, headers);
  keep(c, {
    isCurrent: () => services.ready.isCurrent(question, ready),
    holds: ready.weight,
  });
  return told(c, ready, headers);
}

/** With their hearts; the next time without asking the database, where both are still known. */
function forMember(
  c: Context<Env>,
  { id }: Member,
  { question, ready, isLatest = () => true }: Answered,
  { ready: answers, members }: Services,
): Promise<Response> {
  const encoding = encodingFor(c);
  const laidOver = (hearts: ReadonlySet<string>) =>
    ready.hasHearts ? ready.withHearts(hearts) : ready;
  keep(c, {
    isCurrent: () => isLatest() && answers.isCurrent(question, ready),
    holds: ready.weight,
    bodyFor({ headers }) {
      const hearts = members.knownHearts(tokenIn(headers.authorization) ?? '');
      if (hearts === null) return null;
      const { text, made } = laidOver(hearts);
      const bytes = encoding && made(encoding);
      return bytes === undefined ? null : (bytes ?? text);
    },
  });
  return members.hearts(id).then((hearts) => told(c, laidOver(hearts), {}));
}

async function told(
  c: Context<Env>,
  { text, encoded }: Told,
  headers: Record<string, string>,
): Promise<Response> {
  const encoding = encodingFor(c);
  const bytes = encoding && (await encoded(encoding));
  return bytes
    ? c.body(bytes, 200, { ...headers, ...JSON_TYPE, 'Content-Encoding': encoding })
    : c.body(text, 200, { ...headers, ...JSON_TYPE });
}

const encodingFor = (c: Context<Env>) =>
  preferredEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);

/** What all members are told alike, from what everyone is. */
async function membersAnswer<Name extends CallName>(
  name: Name,
  { question, ready }: Answered,
  request: Services & { readonly params: ParamsOf<Name> },
): Promise<Answered> {
  const beyond = forMembers[name];
  if (!beyond) return { question, ready };
  const version = beyond.version(request);
  const theirs = `${question} ${version}`;
  const make = async () => textOf(await beyond.body(ready.body as BodyOf<Name>, request));
  return {
    question: theirs,
    ready: await request.ready.get(theirs, make),
    isLatest: () => beyond.version(request) === version,
  };
}

export function textOf(body: object): string {
  return JSON.stringify(Array.isArray(body) ? body : { status: true, ...body });
}
