import { DESK_API_PATH, type DeskCallName, deskCalls } from '../../contract/desk/calls';
import type { Settings } from '../../server/settings';
import { CannotDo } from './arguments';

/**
 * @throws {CannotDo} if `ADMIN_TOKEN` is not set, no server answers, the server has no desk, or the
 * desk rejects the call
 */
export async function ask(
  { adminToken, publicUrl, port }: Pick<Settings, 'adminToken' | 'publicUrl' | 'port'>,
  name: DeskCallName,
  params: Readonly<Record<string, string>>,
): Promise<unknown> {
  if (adminToken === null) throw new CannotDo('ADMIN_TOKEN is not set: the server has no desk.');
  const server = publicUrl ?? `http://localhost:${port}`;
  const isAct = deskCalls[name].kind === 'act';
  const address = new URL(`${DESK_API_PATH}/${name}`, server);
  if (!isAct) address.search = String(new URLSearchParams(params));
  const answer = await fetch(address, {
    method: isAct ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' },
    ...(isAct && { body: JSON.stringify(params) }),
  }).catch(() => {
    throw new CannotDo(
      `No server answers at ${server}. Start it first, or set PORT or PUBLIC_URL.`,
    );
  });
  const mayBeNoDesk = `${server} answered ${answer.status}: it may have no desk.`;
  const body: unknown = await answer.json().catch(() => {
    throw new CannotDo(mayBeNoDesk);
  });
  if (answer.ok) return body;
  const { message } = Object(body) as { message?: string };
  throw new CannotDo(message ?? mayBeNoDesk);
}
