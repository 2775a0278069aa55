/** Hard-coded titles for `/mylist` (spec §2). */
import { durationText } from '../../lib/duration';
import { text } from '../../lib/site/texts';

export const samples = [
  {
    name: 'catalogue.samples.lastProjectionist.name',
    genre: 'catalogue.samples.lastProjectionist.genre',
    duration: '1:54',
    line: 'catalogue.samples.lastProjectionist.line',
  },
  {
    name: 'catalogue.samples.saltRoads.name',
    genre: 'catalogue.samples.saltRoads.genre',
    duration: '2:11',
    line: 'catalogue.samples.saltRoads.line',
  },
  {
    name: 'catalogue.samples.nineMinutes.name',
    genre: 'catalogue.samples.nineMinutes.genre',
    duration: '1:38',
    line: 'catalogue.samples.nineMinutes.line',
  },
  {
    name: 'catalogue.samples.paperTigers.name',
    genre: 'catalogue.samples.paperTigers.genre',
    duration: '1:22',
    line: 'catalogue.samples.paperTigers.line',
  },
  {
    name: 'catalogue.samples.quietOrbit.name',
    genre: 'catalogue.samples.quietOrbit.genre',
    duration: '2:03',
    line: 'catalogue.samples.quietOrbit.line',
  },
  {
    name: 'catalogue.samples.monsoonLetters.name',
    genre: 'catalogue.samples.monsoonLetters.genre',
    duration: '1:47',
    line: 'catalogue.samples.monsoonLetters.line',
  },
  {
    name: 'catalogue.samples.kitchenOfTheWinds.name',
    genre: 'catalogue.samples.kitchenOfTheWinds.genre',
    duration: '1:29',
    line: 'catalogue.samples.kitchenOfTheWinds.line',
  },
  {
    name: 'catalogue.samples.glassHarbour.name',
    genre: 'catalogue.samples.glassHarbour.genre',
    episodes: 8,
    line: 'catalogue.samples.glassHarbour.line',
  },
  {
    name: 'catalogue.samples.drumsBelow.name',
    genre: 'catalogue.samples.drumsBelow.genre',
    duration: '1:41',
    line: 'catalogue.samples.drumsBelow.line',
  },
  {
    name: 'catalogue.samples.firstLight.name',
    genre: 'catalogue.samples.firstLight.genre',
    duration: '1:16',
    line: 'catalogue.samples.firstLight.line',
  },
  {
    name: 'catalogue.samples.understudysBow.name',
    genre: 'catalogue.samples.understudysBow.genre',
    duration: '1:58',
    line: 'catalogue.samples.understudysBow.line',
  },
  {
    name: 'catalogue.samples.halfAKingdom.name',
    genre: 'catalogue.samples.halfAKingdom.genre',
    episodes: 10,
    line: 'catalogue.samples.halfAKingdom.line',
  },
] as const;

type Sample = (typeof samples)[number];

export function lengthText(sample: Sample): string {
  if ('duration' in sample) return durationText(sample.duration);
  return text('common.episodes', { count: sample.episodes });
}
