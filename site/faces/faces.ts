import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Metrics, metricsOf } from './metrics';

/** Without `bold`, browsers use the bold weights of a variable `body` font, or synthesize bold. */
const ROLES = ['display', 'body', 'bold'] as const;
export type Role = (typeof ROLES)[number];

export type FaceFiles = { readonly [R in Role]?: string | undefined };

export interface Face {
  readonly role: Role;
  readonly path: string;
  readonly hash: string;
  readonly metrics: Metrics;
}

const MOST_BYTES = 1_000_000;

export function readFaces(folder: string, files: FaceFiles, problems: string[]): Face[] {
  if (files.bold && !files.body) problems.push('faces.bold has no faces.body. Set that, too.');
  return ROLES.flatMap((role) => {
    const file = files[role];
    if (file === undefined) return [];
    const path = join(folder, file);
    try {
      const content = readFileSync(path);
      if (content.length > MOST_BYTES) {
        const size = Math.ceil(content.length / 1000);
        throw new Error(`it has ${size} kB, of 1000 at most`);
      }
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      return [{ role, path, hash, metrics: metricsOf(content) }];
    } catch (error) {
      const { message } = error as Error;
      problems.push(
        `faces.${role}: ${file} can't be used (${message}). Save the face as one WOFF2 file of the letters that you need.`,
      );
      return [];
    }
  });
}

export const addressOf = ({ role, hash }: Face): string => `/${role}.${hash}.woff2`;
