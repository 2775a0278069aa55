import type { AnyEventObject } from 'xstate';

export const SECRET = 'a secret that no chart may keep';
const token = { token: SECRET };

export function withSecret(event: AnyEventObject): AnyEventObject {
  const parts = ['output', 'error'].filter((part) => part in event);
  if (event.type.startsWith('xstate.')) {
    return { ...event, ...Object.fromEntries(parts.map((part) => [part, leaky(event[part])])) };
  }
  return { ...event, ...token };
}

function leaky(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leaky);
  return typeof value === 'object' && value !== null ? { ...value, ...token } : value;
}
