/** What films' own files can't say, in one file of the operator's: `CATALOGUE_FILE` (docs/operators/films.md). */
import { readFile } from 'node:fs/promises';
import { array, type Infer, nonempty, object, optional, record, string } from 'superstruct';
import { PlanStruct } from './catalogue';
import { problemsIn, wrongCatalogue } from './problems';

const text = nonempty(string());

/** Titles are named as on their pages, with their year where two have one name, or by their id. */
const OperatorStruct = object({
  /** The home page's banners, in their order. */
  banners: optional(array(text)),
  /** Titles of the row of free movies. */
  free: optional(array(text)),
  /** Genres in the order of their list; others follow by name. */
  genres: optional(array(text)),
  /** As `demo/catalogue/plans.json`. */
  plans: optional(array(PlanStruct)),
  /** Who of the cast may be written to: email addresses by name. */
  emails: optional(record(text, text)),
});
export type OperatorFile = Infer<typeof OperatorStruct>;

/** @throws {Error} that names everything wrong with it */
export async function readOperatorFile(path: string | null): Promise<OperatorFile> {
  if (path === null) return {};
  const value = parsed(path, await readFile(path, 'utf8'));
  const problems = problemsIn(path, value, OperatorStruct);
  if (problems.length > 0) throw wrongCatalogue(problems);
  return value as OperatorFile;
}

function parsed(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw wrongCatalogue([`${path} is no JSON: ${reason}.`]);
  }
}
