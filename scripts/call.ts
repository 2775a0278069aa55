import { API_BASE_PATH } from '../contract/calls';
import { toMultipart } from '../src/api/multipart';

export async function post(address: string, path: string, payload: object, token?: string) {
  const response = await fetch(`${address}${API_BASE_PATH}${path}`, {
    method: 'POST',
    body: toMultipart(payload),
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data?: Record<string, unknown> };
  return data ?? {};
}

export async function signIn(
  address: string,
  { email, password }: { email: string; password: string },
) {
  const { api_token, message: _, ...user } = await post(address, '/login', { email, password });
  return { token: String(api_token), user: JSON.stringify(user) };
}
