import {
  API_BASE_PATH,
  type Call,
  type CallName,
  calls,
  type ParamsOf,
  type PayloadOf,
} from '../../../contract/calls';
import type { LeavingRequest } from '../setup/interception';
import { formIn } from '../setup/provider';

export interface Carried<Name extends CallName = CallName> {
  readonly params?: ParamsOf<Name>;
  readonly payload?: PayloadOf<Name>;
}

export interface Sent {
  readonly call: CallName;
  readonly line: string;
}

export function describeCall(call: CallName, { params, payload }: Carried): Sent {
  const { method, path, encoding }: Call = calls[call];
  const left = new Map(Object.entries(params ?? {}));
  const at = path.replace(/:(\w+)/g, (_, name) => {
    const value = String(left.get(name));
    left.delete(name);
    return value;
  });
  const search = new URLSearchParams([...left].map(([name, value]) => [name, String(value)]));
  const body = encoding === 'multipart' ? fieldsOf(payload ?? {}) : (payload ?? {});
  return { call, line: lineOf(method, at, search.toString(), body) };
}

export function readRequest({ url, method, body }: LeavingRequest): Sent | null {
  const { pathname, search } = new URL(url);
  const [, path] = pathname.split(API_BASE_PATH);
  const found = Object.entries(calls).find(
    ([, it]) => it.method === method && isAt(it.path, path ?? ''),
  );
  if (!found || path === undefined) return null;
  const [call, { encoding }] = found as [CallName, Call];
  const carried = encoding === 'json' ? JSON.parse(body) : formIn(body);
  return { call, line: lineOf(method, path, search.slice(1), carried) };
}

function isAt(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

function lineOf(method: string, path: string, search: string, body: object): string {
  const address = search === '' ? path : `${path}?${search}`;
  const fields = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${method} ${address} ${JSON.stringify(Object.fromEntries(fields))}`;
}

/** Names nested fields like `cast[0][name]` (spec §7). */
function fieldsOf(payload: object, inside = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(payload).map(([name, value]) => {
      const field = inside === '' ? name : `${inside}[${name}]`;
      if (value === undefined || value instanceof Blob) return {};
      if (typeof value === 'object') return fieldsOf(value, field);
      return { [field]: value === true ? '1' : String(value) };
    }),
  );
}
