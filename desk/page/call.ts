import type { DeskAnswers } from '../../contract/desk/answers';
import {
  DESK_API_PATH,
  type DeskActName,
  type DeskCallName,
  type DeskParamsOf,
} from '../../contract/desk/calls';
import type { Failure } from '../../contract/failure';

type Query = Readonly<Record<string, string | number | undefined>>;

export function addressOf(name: DeskCallName, params: Query = {}): string {
  const said = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
  return said.length > 0 ? `${name}?${search}` : name;
}

export function nameIn(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

export function read(address: string, signal?: AbortSignal): Promise<unknown> {
  return ask(address, signal ? { signal } : {});
}

export function act<Name extends DeskActName>(
  name: Name,
  params: DeskParamsOf<Name>,
): Promise<DeskAnswers[Name]> {
  return ask(name, posted(params)) as Promise<DeskAnswers[Name]>;
}

/** `name` is `null` without a session. */
export const readSession = () => ask('session') as Promise<{ name: string | null }>;
export const signIn = (token: string) =>
  ask('session', posted({ token })) as Promise<{ name: string }>;
export const signOut = () => ask('session', { method: 'DELETE' }) as Promise<null>;

const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

async function ask(address: string, request: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(`${DESK_API_PATH}/${address}`, request).catch((error: unknown) => {
    throw request.signal?.aborted ? error : failure('network', null);
  });
  const body: unknown = await answer.json().catch(() => {
    throw failure('unreadable', answer.status);
  });
  if (answer.ok) return body;
  const { message } = body as { message?: string };
  const kind = answer.status === 401 ? 'unauthorized' : 'rejected';
  throw failure(kind, answer.status, message);
}

function failure(kind: Failure['kind'], status: number | null, reason?: string): Failure {
  return { kind, status, reason: reason || null, fieldErrors: {} };
}
