export interface Random {
  number(): number;
  upTo(most: number): number;
  chance(probability: number): boolean;
  one<T>(among: readonly T[]): T | undefined;
}

/** Implements the Mulberry32 generator. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    number,
    upTo: (most) => 1 + Math.floor(number() * most),
    chance: (probability) => number() < probability,
    one: (among) => among[Math.floor(number() * among.length)],
  };
}
