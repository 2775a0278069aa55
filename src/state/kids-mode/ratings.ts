/**
 * Age ratings by minimum age. `ageOf` ignores case, spaces, `/`, `:`, `_`, `-` and a final plus
 * after a digit: 'U/A 13+' is `UA13`.
 *
 * - India (CBFC and IT Rules 2021): U, U/A, U/A 7+ … A, S
 * - US (MPA, TV): G … NC-17, TV-Y … TV-MA
 * - UK (BBFC): U … R18
 * - Germany: FSK
 * - Netherlands (Kijkwijzer): AL, 6 …
 * - France: TP
 * - most other countries: plain ages
 */
const RATINGS: Readonly<Record<number, string>> = {
  0: 'U G TVY TVG AL TP FSK0 FSKAB0 0',
  3: '3',
  6: 'FSK6 FSKAB6 6',
  7: 'UA7 TVY7 TVY7FV 7',
  8: 'PG TVPG 8',
  9: '9',
  10: '10',
  11: '11',
  12: 'UA 12 12A FSK12 FSKAB12',
  13: 'UA13 PG13 13',
  14: 'TV14 14',
  15: '15',
  16: 'UA16 FSK16 FSKAB16 16',
  17: 'R TVMA 17',
  18: 'A S NC17 R18 FSK18 FSKAB18 18',
};

export const ADULT = 18;

export function ageOf(rating: string | null | undefined): number {
  const plain = (rating ?? '').toUpperCase().replace(/[\s/:_-]/g, '');
  const name = plain.replace(/(?<=\d)\+$/, '');
  const known = Object.entries(RATINGS).find(([, ratings]) => ratings.split(' ').includes(name));
  return known ? Number(known[0]) : ADULT;
}
