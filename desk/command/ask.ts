import { DESK_API_PATH, type DeskCallName, deskCalls } from '../../contract/desk/calls';
import type { Settings } from '../../server/settings';
import { CannotDo } from './arguments';

/** @throws {CannotDo} without `ADMIN_TOKEN`, or if the server rejects the call or is unreachable */
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
  const body = (await answer.json().catch(() => null)) as { message?: string } | null;
  if (answer.ok) return body;
  throw new CannotDo(body?.message ?? `${server} answered ${answer.status}: it may have no desk.`);
}
