import type { Art } from '../../catalogue';
import type { Scene } from '../frame';
import { ballroom } from './ballroom';
import { boxing } from './boxing';
import { cartoonHills } from './cartoon-hills';
import { castle } from './castle';
import { cinema } from './cinema';
import { cityRain } from './city-rain';
import { concert } from './concert';
import { desert } from './desert';
import { field } from './field';
import { forest } from './forest';
import { harbour } from './harbour';
import { house } from './house';
import { island } from './island';
import { jungle } from './jungle';
import { kitchen } from './kitchen';
import { lab } from './lab';
import { lighthouse } from './lighthouse';
import { mountains } from './mountains';
import { ocean } from './ocean';
import { reef } from './reef';
import { road } from './road';
import { skyline } from './skyline';
import { snow } from './snow';
import { space } from './space';
import { stadium } from './stadium';
import { stage } from './stage';
import { studio } from './studio';
import { train } from './train';

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
