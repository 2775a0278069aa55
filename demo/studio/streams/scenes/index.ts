import type { Scene } from '../scene';
import { deepReef } from './deep-reef';
import { duneWalk } from './dune-walk';
import { emberDance } from './ember-dance';
import { harbourLights } from './harbour-lights';
import { hillParade } from './hill-parade';
import { lighthouseSweep } from './lighthouse-sweep';
import { meadowDawn } from './meadow-dawn';
import { monsoonStreet } from './monsoon-street';
import { neonDrive } from './neon-drive';
import { nightTrain } from './night-train';
import { northernLights } from './northern-lights';
import { skyLanterns } from './sky-lanterns';
import { slowOrbit } from './slow-orbit';
import { stageWaves } from './stage-waves';
import { winterPines } from './winter-pines';

export const streamScenes: Scene[] = [
  deepReef,
  duneWalk,
  emberDance,
  harbourLights,
  hillParade,
  lighthouseSweep,
  meadowDawn,
  monsoonStreet,
  neonDrive,
  nightTrain,
  northernLights,
  skyLanterns,
  slowOrbit,
  stageWaves,
  winterPines,
];
