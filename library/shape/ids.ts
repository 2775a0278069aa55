import { createHash } from 'node:crypto';

export function numberOf(text: string): string {
  return String(createHash('sha256').update(text).digest().readUIntBE(0, 6));
}
