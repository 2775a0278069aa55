import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asSkipped, SkippedError } from './fault';
import type { FoundTitle } from './scan/titles';
import type { SourceFile } from './shape/title';

export interface Problem {
  readonly path: string;
  readonly why: string;
  /** If these files are unchanged, the next import leaves the title out again. */
  readonly files?: readonly SourceFile[];
}

export interface Report {
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

/** @throws {CannotImport} if the error ends the import */
export function leftOut({ sources, files }: FoundTitle, error: unknown): Problem {
  const problem = { path: sources[0].path, why: `${asSkipped(error).message} Left out.` };
  return error instanceof SkippedError ? { ...problem, files } : problem;
}

const FILE = 'report.json';

export async function readReport(libraryDir: string): Promise<Report> {
  const text = await readFile(join(libraryDir, FILE), 'utf8').catch(() => '{}');
  const { problems = [], notes = [] } = parsed(text);
  return { problems, notes };
}

function parsed(text: string): Partial<Report> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export async function writeReport(libraryDir: string, report: Report): Promise<void> {
  if (JSON.stringify(await readReport(libraryDir)) === JSON.stringify(report)) return;
  await writeFile(join(libraryDir, FILE), JSON.stringify(report, null, 2));
}

export const isSame = (a: readonly SourceFile[], b: readonly SourceFile[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
