/** Where a member has left their titles: Fin's own extension of API v2. */
import type { PayloadOf } from '../../contract/calls';
import { forgetPosition, keepPosition, type LeftTitle, progressOf } from '../accounts/progress';
import { invalid } from '../http/http-error';
import type { Handlers } from './route';

/** Seconds; no title is longer. */
const LONGEST = 1_000_000;

export const progress: Pick<Handlers, 'progress' | 'saveProgress'> = {
  async progress({ db, member }) {
    return { data: await progressOf(db, member.id) };
  },

  async saveProgress({ db, config, member, payload }) {
    if (payload.forget === 'all') {
      await forgetPosition(db, member.id, null);
      return { message: 'Your watch history was cleared.' };
    }
    const titleId = payload.entertainment_id;
    if (titleId === undefined) throw invalid({ entertainment_id: ['form.titleId.required'] });
    if (payload.forget === 'title') {
      await forgetPosition(db, member.id, titleId);
      return { message: 'The title has been forgotten.' };
    }
    const left = { titleId, ...secondsIn(payload) };
    const isKept = await keepPosition(db, member.id, left, config.now());
    return { message: isKept ? 'Your place has been kept.' : 'There is no such title.' };
  },
};

function secondsIn({
  position = Number.NaN,
  duration = Number.NaN,
}: PayloadOf<'saveProgress'>): Omit<LeftTitle, 'titleId'> {
  const isLength = duration > 0 && duration <= LONGEST;
  if (!isLength) throw invalid({ duration: ['form.duration.invalid'] });
  const isWithin = position >= 0 && position <= duration;
  if (!isWithin) throw invalid({ position: ['server.progress.outside'] });
  return { position, duration };
}
