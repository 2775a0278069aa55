/** The form of a member's own movie (spec §5, movie submission), cast rows and all. */

import { CAST_NEEDED, castRowRules, submissionRules } from '../../contract/forms';
import { type MovieSubmission, platforms, roles } from '../../contract/payloads';
import { assertValid, type Fields, fileOf, isTicked, problemsIn, textOf } from '../http/fields';
import { invalid, tooLarge } from '../http/http-error';
import { IMAGES_SIZE } from '../uploads/uploads';

const CAST_ROWS = 20;
const CAST_KEY = /^cast\[(\d{1,6})\]\[(name|jobTitle|email|image)\]$/;

const room = {
  name: { max: 100 },
  email: { max: 254 },
  role: { max: 100 },
  title: { max: 200 },
  description: { max: 5000, lines: true },
  type: { max: 100 },
  link: { max: 2000 },
} as const;

/** Throws 422 for what is missing or wrong, 413 for images of more than 25 MB together. */
export function readSubmission(fields: Fields): MovieSubmission {
  const text = (name: keyof typeof room) => textOf(fields, name).trim();
  const thumnail = fileOf(fields, 'thumnail');
  const values = {
    name: text('name'),
    email: text('email'),
    role: text('role'),
    title: text('title'),
    description: text('description'),
    type: text('type'),
    link: text('link'),
    thumnail,
    agreeTerms: isTicked(fields, 'agreeTerms'),
  };
  const role = roles.find((it) => it === values.role);
  const type = platforms.find((it) => it === values.type);
  const rows = castRowsIn(fields);
  assertValid({
    ...(rows.length === 0 && { cast: CAST_NEEDED }),
    ...Object.assign({}, ...rows.map(rowProblems)),
    ...(values.type !== '' && !type && { type: `Type must be one of ${platforms.join(', ')}` }),
    ...(values.role !== '' && !role && { role: `Role must be one of ${roles.join(', ')}` }),
    ...problemsIn(values, submissionRules, room),
  });
  if (!role || !thumnail) throw invalid({ role: ['Role is required'] });
  const cast = rows.flatMap(({ image, name, jobTitle, email }) =>
    image ? [{ name, jobTitle, image, ...(email && { email }) }] : [],
  );
  const { agreeTerms: _, description, link, ...texts } = values;
  const submission: MovieSubmission = {
    ...texts,
    role,
    type,
    thumnail,
    ...(description && { description }),
    ...(link && { link }),
    agreeTerms: true,
    cast,
  };
  const size = [thumnail, ...cast.map(({ image }) => image)].reduce((sum, it) => sum + it.size, 0);
  if (size > IMAGES_SIZE) throw tooLarge('All images together may have at most 25 MB.');
  return submission;
}

interface CastRow {
  /** The row's fields travel as `cast[i][…]`. */
  readonly prefix: string;
  readonly name: string;
  readonly jobTitle: string;
  readonly email: string;
  readonly image: File | null;
}

/** The rows in the order of their numbers, which may have gaps. */
function castRowsIn(fields: Fields): CastRow[] {
  const indexes = new Set<number>();
  for (const key of fields.keys()) {
    if (!key.startsWith('cast')) continue;
    const index = CAST_KEY.exec(key)?.[1];
    if (index === undefined) throw invalid({ cast: ['The cast list could not be read'] });
    indexes.add(Number(index));
  }
  if (indexes.size > CAST_ROWS) {
    throw invalid({ cast: [`At most ${CAST_ROWS} cast members can be sent`] });
  }
  return [...indexes]
    .sort((a, b) => a - b)
    .map((index) => {
      const prefix = `cast[${index}]`;
      const text = (name: string) => textOf(fields, `${prefix}[${name}]`).trim();
      return {
        prefix,
        name: text('name'),
        jobTitle: text('jobTitle'),
        email: text('email'),
        image: fileOf(fields, `${prefix}[image]`),
      };
    });
}

function rowProblems({ prefix, ...row }: CastRow): Record<string, string> {
  const values = { ...row, image: row.image ?? '' };
  const problems = problemsIn(values, castRowRules, {
    name: room.name,
    jobTitle: room.name,
    email: room.email,
  });
  return Object.fromEntries(
    Object.entries(problems).map(([field, text]) => [`${prefix}[${field}]`, text]),
  );
}
