import { controlsMachine } from '../../machines/controls.machine';
import { describeFlow } from '../walk/flow';

export const controlsFlow = describeFlow({
  machine: controlsMachine,
  inputs: [undefined],
  events: {
    'stage.mounted': [{ stage: {} }],
    'menu.opened': [{ page: 'overview' }, { page: 'speed' }],
    'command.echoed': [{ sign: 'forward', text: '+10 s' }],
  },
  outputs: {},
  // What is open is independent of the rest: one of them at a time is enough. Walks know one clock, so
  // that nothing is said while the controls are about to hide.
  isFarEnough: ({ value, context }) =>
    (value.echo === 'speaking' && context.isPlaying) ||
    [
      ...[value.echo === 'speaking', value.theatre === 'on', value.screen === 'full'],
      ...[context.page !== null, context.isHeld],
    ].filter(Boolean).length > 1,
});
