/** Members' own movies, sent for licensing. */
import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/db';
import type { Picture } from '../uploads/picture';
import { imageIn, storeUpload } from '../uploads/uploads';
import type { Handlers } from './route';

export const submission: Pick<Handlers, 'submitMovie'> = {
  /** The submission, its cast and its pictures are stored together or not at all. */
  async submitMovie({ db, config, member, payload }) {
    const thumbnail = await imageIn(payload.thumnail, 'thumnail');
    const images = await Promise.all(
      payload.cast.map(({ image }, row) => imageIn(image, `cast[${row}][image]`)),
    );
    const now = config.now();
    const id = randomUUID();
    const store = (queries: Queries, picture: Picture, field: string) =>
      storeUpload(queries, { picture, field, owner: member.id, isPublic: false }, config);
    await db.tx(async (queries) => {
      await queries.query(
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
          await store(queries, thumbnail, 'thumnail'),
          now,
        ],
      );
      for (const [position, { name, jobTitle, email }] of payload.cast.entries()) {
        const image = images[position];
        if (!image) continue;
        await queries.query(
          `insert into submission_casts
             (submission_id, position, name, job_title, email, image_id)
           values ($1, $2, $3, $4, $5, $6)`,
          [
            id,
            position,
            name,
            jobTitle,
            email ?? null,
            await store(queries, image, `cast[${position}][image]`),
          ],
        );
      }
    });
    return { message: 'Thank you! Your movie has been submitted.' };
  },
};
