import { controlsMachine } from '../../../../machines/controls.machine';
import { provideActors } from '../../../lib/provide-actors';
import { runFrame } from './run-frame';

export const controlsLogic = provideActors(controlsMachine, { actors: { runFrame } });
