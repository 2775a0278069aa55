import { randomUUID } from 'node:crypto';
import type { Submission, SubmissionEntry } from '../../contract/desk/answers';
import type { Verdict } from '../../contract/desk/calls';
import { first, type Queries } from '../db/db';
import { HttpError } from '../http/http-error';
import { supportedLanguage, translator } from '../texts';
import { containing, contains, pageOf } from './page-of';
import { type DeskHandlers, foundIn, type Unsent } from './request';

type Row = Unsent<Omit<Submission, 'thumbnail' | 'cast' | 'notes' | 'answer'>> & {
  thumbnail_id: string;
  answered_at: Date | null;
  answered_by: string;
  letter: string;
};

const ENTRY = 'id, title, name, verdict, created_at';
const IS_FOUND = `($1 = '' or coalesce(verdict, 'open') = $1)
  and ($2 = '' or ${contains('$3', 'title', 'name', 'email')})`;

export const submissionHandlers = {
  submissions: ({ queries, params: { state, search, page } }) =>
    pageOf<Unsent<SubmissionEntry>>(queries, {
      select: ENTRY,
      from: `submissions where ${IS_FOUND}`,
      values: [state ?? '', search, containing(search)],
      order: 'created_at desc, id',
      page,
    }),

  async submission({ queries, params: { id } }) {
    const row = await submissionOf(queries, id);
    const { verdict, answered_at, answered_by, letter, thumbnail_id, ...rest } = row;
    const cast = await queries.query<Submission['cast'][number]>(
      `select name, job_title as job, email, image_id as image from submission_casts
       where submission_id = $1 order by position`,
      [id],
    );
    const notes = await queries.query<Unsent<Submission['notes'][number]>>(
      'select at, by, note from submission_notes where submission_id = $1 order by at, id',
      [id],
    );
    return {
      ...rest,
      verdict,
      thumbnail: thumbnail_id,
      cast,
      notes,
      answer: answered_at && { at: answered_at, by: answered_by, letter },
    };
  },

  async letter({ queries, config, params: { id, verdict } }) {
    const { title, name, member_id } = await submissionOf(queries, id);
    const language = supportedLanguage(
      (await languageOf(queries, member_id)) ?? config.siteLanguages[0],
    );
    const translate = translator(config, language);
    return {
      language,
      subject: translate('server.desk.letter.subject', { title }),
      letter: [
        translate('server.desk.letter.hello', { name }),
        translate(`server.desk.letter.${verdict}`, { title }),
        translate('server.desk.letter.regards'),
      ].join('\n\n'),
    };
  },

  async answerSubmission({
    queries,
    mailer,
    config,
    by,
    params: { id, verdict, subject, letter },
  }) {
    const answered = await queries.query(
      `update submissions set verdict = $2, answered_at = $3, answered_by = $4, letter = $5
       where id = $1 and verdict is null returning id`,
      [id, verdict, config.now(), by, letter],
    );
    const submission = await submissionOf(queries, id);
    if (answered.length === 0) throw overtaken(submission);
    await mailer.post(queries, {
      recipient: submission.email,
      replyTo: config.operatorMail,
      subject,
      body: letter,
    });
    return null;
  },

  async noteSubmission({ queries, config, by, params: { id, note } }) {
    await submissionOf(queries, id);
    await queries.query(
      'insert into submission_notes (id, submission_id, at, by, note) values ($1, $2, $3, $4, $5)',
      [randomUUID(), id, config.now(), by, note],
    );
    return null;
  },
} satisfies Partial<DeskHandlers>;

async function languageOf({ query }: Queries, memberId: string): Promise<string | null> {
  const found = await query<{ language: string | null }>(
    'select language from members where id = $1',
    [memberId],
  );
  return first(found)?.language ?? null;
}

async function submissionOf({ query }: Queries, id: string): Promise<Row> {
  return foundIn(
    await query<Row>(
      `select ${ENTRY}, member_id, email, role, description, type, link, thumbnail_id,
         answered_at, answered_by, letter
       from submissions where id = $1`,
      [id],
    ),
  );
}

function overtaken({ verdict, answered_by }: { verdict: Verdict | null; answered_by: string }) {
  const values = { verdict: verdict ?? '', by: answered_by };
  return new HttpError(409, { key: 'server.desk.answered', values });
}
