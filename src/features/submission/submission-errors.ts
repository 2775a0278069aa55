/** What is wrong with a draft, by the rules of spec §5 and those of its images. */
import { castRowRules, submissionRules, validateForm } from '../../api/rules';
import { imageError, imagesError } from '../../lib/images';
import type { Draft } from './submission-draft';

type Errors = Readonly<Record<string, string>>;
type Content = Pick<Draft, 'texts' | 'agreeTerms' | 'files' | 'unreadable'>;

const nothing: Content = { texts: {}, agreeTerms: false, files: {}, unreadable: {} };
/** What is wrong with an empty form, its rows aside, and with an empty row. */
export const emptyForm = formErrors(nothing);
export const emptyRow = rowErrors(nothing, '');

/** What is wrong, field by field; `images` is what all of them together are too large for. */
export function errorsIn(content: Content, rows: readonly string[]): Errors {
  const all = imagesError(Object.values(content.files).filter((file) => file !== null));
  return Object.assign(
    formErrors(content),
    ...rows.map((row) => prefixed(`cast.${row}.`, rowErrors(content, `cast.${row}.`))),
    all !== null && { images: all },
  );
}

function formErrors(content: Content): Errors {
  const { texts, files, agreeTerms } = content;
  const values = { ...texts, thumnail: files.thumnail ?? null, agreeTerms };
  return { ...fileError(content, 'thumnail', ''), ...validateForm(submissionRules, values) };
}

function rowErrors(content: Content, prefix: string): Errors {
  const { texts, files } = content;
  const values = Object.fromEntries(
    Object.keys(castRowRules).map((name) => {
      const file = files[prefix + name];
      return [name, file === undefined ? (texts[prefix + name] ?? '') : file];
    }),
  );
  return { ...fileError(content, 'image', prefix), ...validateForm(castRowRules, values) };
}

function fileError({ files, unreadable }: Content, name: string, prefix: string): Errors {
  const file = files[prefix + name];
  if (!file) return {};
  const isUnreadable = unreadable[prefix + name] === file;
  const problem = isUnreadable ? 'This file is no picture that can be read' : imageError(file);
  return problem === null ? {} : { [name]: problem };
}

function prefixed(prefix: string, errors: Errors): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [prefix + field, problem]),
  );
}
