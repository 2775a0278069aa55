import { countView } from '../titles/views';
import type { Handlers } from './route';

export const views: Pick<Handlers, 'countView'> = {
  async countView({ db, config, member, translate, payload: { entertainment_id } }) {
    const isCounted = await countView(db, member.id, entertainment_id, config.now());
    return { message: translate(isCounted ? 'server.view.counted' : 'server.view.nothing') };
  },
};
