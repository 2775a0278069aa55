import { deskMachine } from '../../machines/desk.machine';
import { describeFlow } from '../test-paths/flow';

export const deskFlow = describeFlow({
  machine: deskMachine,
  guards: {
    hasSession: 'This browser has a session.',
  },
  actions: {
    noteName: 'Remembers the name of the signed-in token.',
    forgetName: 'Forgets the name of the signed-in token.',
    announceSession: 'Makes open pages load their data again.',
    noteReason: 'Remembers why the token was refused.',
  },
  inputs: [undefined],
  events: {},
  outputs: {
    readSession: [{ name: null }, { name: 'rui' }],
    signIn: [{ name: 'rui' }],
    signOut: [undefined],
  },
});
