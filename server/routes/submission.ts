import { randomUUID } from 'node:crypto';
import { DESK_PATH } from '../../contract/desk/calls';
import type { Queries } from '../db/db';
import { translator } from '../texts';
import { storingPictures } from '../uploads/storing';
import { imageIn, type NewUpload } from '../uploads/uploads';
import type { Handlers, RouteRequest } from './route';

export const submission: Pick<Handlers, 'submitMovie'> = {
  async submitMovie(request) {
    const { config, pictures, member, payload } = request;
    const upload = async (file: File, field: string): Promise<NewUpload> => {
      const picture = await imageIn(pictures, file, field);
      return { picture, field, owner: member.id, isPublic: false };
    };
    const ofTitle = await upload(payload.thumnail, 'thumnail');
    const ofCast = await Promise.all(
      payload.cast.map(({ image }, row) => upload(image, `cast[${row}][image]`)),
    );
    const uploads = [ofTitle, ...ofCast];
    const now = config.now();
    const id = randomUUID();
    const answer = { message: request.translate('server.submission.accepted') };
    await storingPictures(request, uploads, async (queries, [thumbnail = '', ...images]) => {
      const { query } = queries;
      await query(
        `insert into submissions (id, member_id, name, email, role, title, description, type,
           link, thumbnail_id, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          id,
          member.id,
          payload.name,
          payload.email,
          payload.role,
          payload.title,
          payload.description ?? null,
          payload.type ?? null,
          payload.link ?? null,
          thumbnail,
          now,
        ],
      );
      for (const [position, { name, jobTitle, email }] of payload.cast.entries()) {
        await query(
          `insert into submission_casts
             (submission_id, position, name, job_title, email, image_id)
           values ($1, $2, $3, $4, $5, $6)`,
          [id, position, name, jobTitle, email ?? null, images[position] ?? ''],
        );
      }
      await notifyOperator(request, queries);
      await request.storeAnswer(queries, answer);
    });
    request.mailer.deliver();
    return answer;
  },
};

/** Keeps the member's name and address out of the mail; the desk shows them. */
async function notifyOperator(
  { config, mailer, origin, payload }: RouteRequest<'submitMovie'>,
  queries: Queries,
): Promise<void> {
  if (config.operatorMail === null) return;
  const translate = translator(config, config.siteLanguages[0]);
  const { title } = payload;
  await mailer.post(queries, {
    recipient: config.operatorMail,
    subject: translate('server.mail.newSubmission.subject', { title }),
    body: translate('server.mail.newSubmission.body', {
      title,
      link: `${origin}${DESK_PATH}/submissions`,
    }),
  });
}
