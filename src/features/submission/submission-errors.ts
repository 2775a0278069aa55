/** What is wrong with a draft, by the rules of spec §5 and those of its images. */
import { castRowRules, problemsOf, submissionRules } from '../../api/rules';
import { imageProblem, imagesProblem } from '../../lib/images';
import type { Draft } from './submission-draft';

type Problems = Readonly<Record<string, string>>;
type Content = Pick<Draft, 'texts' | 'agreeTerms' | 'files' | 'unreadable'>;

const nothing: Content = { texts: {}, agreeTerms: false, files: {}, unreadable: {} };
/** What is wrong with an empty form, its rows aside, and with an empty row. */
export const emptyForm = formProblems(nothing);
export const emptyRow = rowProblems(nothing, '');

/** What is wrong, field by field; `images` is what all of them together are too large for. */
export function problemsIn(content: Content, rows: readonly string[]): Problems {
  const all = imagesProblem(Object.values(content.files).filter((file) => file !== null));
  return Object.assign(
    formProblems(content),
    ...rows.map((row) => prefixed(`cast.${row}.`, rowProblems(content, `cast.${row}.`))),
    all !== null && { images: all },
  );
}

function formProblems(content: Content): Problems {
  const { texts, files, agreeTerms } = content;
  const values = { ...texts, thumnail: files.thumnail ?? null, agreeTerms };
  return { ...fileProblem(content, 'thumnail', ''), ...problemsOf(submissionRules, values) };
}

function rowProblems(content: Content, prefix: string): Problems {
  const { texts, files } = content;
  const values = Object.fromEntries(
    Object.keys(castRowRules).map((name) => {
      const file = files[prefix + name];
      return [name, file === undefined ? (texts[prefix + name] ?? '') : file];
    }),
  );
  return { ...fileProblem(content, 'image', prefix), ...problemsOf(castRowRules, values) };
}

function fileProblem({ files, unreadable }: Content, name: string, prefix: string): Problems {
  const file = files[prefix + name];
  if (!file) return {};
  const isUnreadable = unreadable[prefix + name] === file;
  const problem = isUnreadable ? 'This file is no picture that can be read' : imageProblem(file);
  return problem === null ? {} : { [name]: problem };
}

function prefixed(prefix: string, problems: Problems): Problems {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [prefix + field, problem]),
  );
}
