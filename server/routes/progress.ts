import type { PayloadOf } from '../../contract/calls';
import { deletePosition, type LeftTitle, progressOf, storePosition } from '../accounts/progress';
import { invalid } from '../http/http-error';
import type { Handlers } from './route';
import { wordsFor } from './words';

const LONGEST = 1_000_000;

export const progress: Pick<Handlers, 'progress' | 'saveProgress'> = {
  async progress(request) {
    const { db, member } = request;
    return { data: await progressOf(db, await wordsFor(request), member.id) };
  },

  async saveProgress({ db, config, member, translate, payload }) {
    if (payload.forget === 'all') {
      await deletePosition(db, member.id, null);
      return { message: translate('server.progress.cleared') };
    }
    const titleId = payload.entertainment_id;
    if (titleId === undefined) throw invalid({ entertainment_id: ['form.titleId.required'] });
    if (payload.forget === 'title') {
      await deletePosition(db, member.id, titleId);
      return { message: translate('server.progress.forgotten') };
    }
    const left = { titleId, ...secondsIn(payload) };
    const isStored = await storePosition(db, member.id, left, config.now());
    return { message: translate(isStored ? 'server.progress.kept' : 'server.progress.noTitle') };
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
