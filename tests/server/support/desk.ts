import type { DeskAnswers } from '../../../contract/desk/answers';
import {
  DESK_API_PATH,
  type DeskCallName,
  type DeskParamsOf,
  deskCalls,
} from '../../../contract/desk/calls';
import { cookiesOf } from './people';
import { ORIGIN, type Provider } from './provider';

export const ADMIN_TOKEN = 'the-token-of-these-tests-0123456789';
export const WITH_TOKEN = { Authorization: `Bearer ${ADMIN_TOKEN}` };

type Given<Name extends DeskCallName> = Partial<DeskParamsOf<Name>>;
type Answer = { readonly status: number; readonly body: unknown };

export async function askDesk<Name extends DeskCallName>(
  { request }: Pick<Provider, 'request'>,
  name: Name,
  params: Given<Name> | Record<string, unknown> = {},
  headers: Record<string, string> = WITH_TOKEN,
): Promise<Answer> {
  const isAct = deskCalls[name].kind === 'act';
  const search = isAct ? '' : `?${new URLSearchParams(params as Record<string, string>)}`;
  const answer = await request(`${DESK_API_PATH}/${name}${search}`, {
    method: isAct ? 'POST' : 'GET',
    headers: { ...headers, ...(isAct && { 'Content-Type': 'application/json' }) },
    ...(isAct && { body: JSON.stringify(params) }),
  });
  return { status: answer.status, body: await answer.json() };
}

export async function desk<Name extends DeskCallName>(
  provider: Pick<Provider, 'request'>,
  name: Name,
  params: Given<Name> = {},
): Promise<DeskAnswers[Name]> {
  const { status, body } = await askDesk(provider, name, params);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body as DeskAnswers[Name];
}

export async function signInAtDesk({ request }: Pick<Provider, 'request'>, token: string) {
  const answer = await request(`${DESK_API_PATH}/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
    body: JSON.stringify({ token }),
  });
  return { answer, cookie: cookiesOf(answer) };
}

export const GONE = { status: 404, body: { status: false, message: 'This is no longer here.' } };

export async function memberIdOf(provider: Pick<Provider, 'request'>, email: string) {
  const { entries } = await desk(provider, 'members', { search: email });
  return entries[0]?.id ?? '';
}
