import { randomUUID } from 'node:crypto';

export type LocalStorage = { name: string; value: string }[];

export interface Account {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  token: string;
  localStorage: LocalStorage;
  storageState: { cookies: never[]; origins: { origin: string; localStorage: LocalStorage }[] };
}

export async function createAccount(address: string): Promise<Account> {
  const person = {
    first_name: 'Asha',
    last_name: 'Rao',
    email: `asha.${randomUUID()}@fin.example`,
    password: 'projector-beam',
  };
  await post(address, '/register', person);
  const { email, password } = person;
  const { data } = await post(address, '/login', { email, password });
  const { api_token, message: _, ...user } = data as Record<string, string>;
  const token = String(api_token);
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  return {
    ...person,
    token,
    localStorage,
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  };
}

async function post(address: string, path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(`${address}/api/v2${path}`, { method: 'POST', body });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { data?: unknown };
}
