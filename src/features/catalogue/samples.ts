/** Hard-coded titles for `/mylist` (spec §2). */
export const samples = [
  { id: 'lastProjectionist', duration: '1:54' },
  { id: 'saltRoads', duration: '2:11' },
  { id: 'nineMinutes', duration: '1:38' },
  { id: 'paperTigers', duration: '1:22' },
  { id: 'quietOrbit', duration: '2:03' },
  { id: 'monsoonLetters', duration: '1:47' },
  { id: 'kitchenOfTheWinds', duration: '1:29' },
  { id: 'glassHarbour', episodes: 8 },
  { id: 'drumsBelow', duration: '1:41' },
  { id: 'firstLight', duration: '1:16' },
  { id: 'understudysBow', duration: '1:58' },
  { id: 'halfAKingdom', episodes: 10 },
] as const;

export type Sample = (typeof samples)[number];
