import { upNextMachine } from '../../../../machines/up-next.machine';
import { provideActors } from '../../../lib/provide-actors';
import { chooseSetting } from '../../../state/device/settings';
import { report } from '../report';

export const upNextLogic = provideActors(upNextMachine, {
  actors: {},
  actions: {
    openTitle: (scope, { titleId }) => report(scope, { type: 'title.requested', titleId }),
    turnOff: () => chooseSetting('isUpNextOn', false),
  },
});
