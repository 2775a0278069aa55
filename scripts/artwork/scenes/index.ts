/** All scenes by the name that a title's `art.scene` uses. */
import type { Art } from '../art';
import type { Scene } from '../frame';
import { castle, cityRain, house, skyline, stadium, train } from './city';
import { ballroom, kitchen, lab, studio } from './interior';
import { cartoonHills, desert, field, mountains, road, snow } from './land';
import { harbour, island, lighthouse, ocean, reef } from './sea';
import { boxing, cinema, concert, stage } from './shows';
import { forest, jungle, space } from './wild';

export const SCENES: Record<Art['scene'], Scene> = {
  skyline,
  desert,
  mountains,
  ocean,
  forest,
  space,
  road,
  castle,
  house,
  stage,
  train,
  island,
  lighthouse,
  'city-rain': cityRain,
  field,
  snow,
  jungle,
  harbour,
  cinema,
  lab,
  ballroom,
  boxing,
  kitchen,
  studio,
  stadium,
  reef,
  concert,
  'cartoon-hills': cartoonHills,
};
