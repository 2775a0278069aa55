/** Ids that are the same wherever they are made. */
import { createHash } from 'node:crypto';

/** A number of up to 15 digits for a text. */
export function numberOf(text: string): string {
  return String(createHash('sha256').update(text).digest().readUIntBE(0, 6));
}
