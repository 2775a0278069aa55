export const WIDTH = 640;
export const HEIGHT = 360;

export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function scatter<T>(count: number, seed: number, make: (next: () => number) => T): T[] {
  const next = random(seed);
  return Array.from({ length: count }, () => make(next));
}

export const wrap = (value: number, length: number) => ((value % length) + length) % length;

export const round = (value: number) => Math.round(value * 10) / 10;

export function blend(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function sky(stops: [number, string][]): string {
  return `${linear('sky', stops)}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`;
}

export function linear(id: string, stops: [number, string][], opacity = 1): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stopList(stops, opacity)}</linearGradient>`;
}

function stopList(stops: [number, string][], opacity: number): string {
  return stops
    .map(([at, colour]) =>
      colour === 'none'
        ? `<stop offset="${at}" stop-opacity="0"/>`
        : `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

export function glow(x: number, y: number, radius: number, colour: string, strength = 1): string {
  const id = `g${colour.slice(1)}`;
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/>` +
    `<stop offset=".4" stop-color="${colour}" stop-opacity=".35"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="url(#${id})" fill-opacity="${round(strength * 10) / 10}"/>`
  );
}

export function ridge(seed: number, amplitude: number, wavelength: number): (x: number) => number {
  const waves = scatter(4, seed, (next) => ({ phase: next() * 6.28, bend: 0.8 + next() * 0.4 }));
  return (x) =>
    waves.reduce((sum, { phase, bend }, order) => {
      const frequency = (6.28 / wavelength) * 1.83 ** order * bend;
      return sum + (amplitude / 1.9 ** order) * Math.sin(frequency * x + phase);
    }, 0);
}

export function land(
  height: (x: number) => number,
  base: number,
  offset: number,
  fill: string,
  step = 8,
): string {
  let path = `M-8 ${HEIGHT + 8}`;
  for (let x = -8; x <= WIDTH + 8; x += step) path += `L${x} ${round(base + height(x + offset))}`;
  return `<path d="${path}L${WIDTH + 8} ${HEIGHT + 8}Z" fill="${fill}"/>`;
}

type Star = { x: number; y: number; size: number; phase: number };

export function makeStars(count: number, seed: number, floor = HEIGHT): Star[] {
  return scatter(count, seed, (next) => ({
    x: next() * WIDTH,
    y: next() * floor,
    size: 0.5 + next() ** 3 * 1.4,
    phase: next() * 6.28,
  }));
}

export function drawStars(stars: Star[], t: number, drift = 0, colour = '#fff'): string {
  return stars
    .map(({ x, y, size, phase }) => {
      const light = 0.55 + 0.4 * Math.sin(t * 0.9 + phase);
      return `<circle cx="${round(wrap(x + drift, WIDTH))}" cy="${round(y)}" r="${round(size)}" fill="${colour}" fill-opacity="${round(light)}"/>`;
    })
    .join('');
}

/** `phase` is in radians; a full turn is two steps. */
export function walker(x: number, y: number, tall: number, phase: number, fill: string): string {
  const swing = Math.sin(phase) * 24;
  const bob = Math.abs(Math.cos(phase)) * 2;
  const leg = (angle: number) =>
    `<path d="M-4 0h8l-1 46h-6z" transform="rotate(${round(angle)})"/>`;
  return (
    `<g transform="translate(${round(x)} ${round(y)}) scale(${tall / 100})" fill="${fill}">` +
    `<g transform="translate(0 ${round(-46 - bob)})">${leg(swing)}${leg(-swing)}` +
    `<path d="M-9-36q9-7 18 0l3 44h-24z"/><circle cy="-48" r="8.5"/></g></g>`
  );
}

export function bird(x: number, y: number, span: number, flap: number, colour: string): string {
  const tip = round(-span * 0.35 * flap);
  return `<path d="M${round(x - span)} ${round(y + tip)}Q${round(x - span / 2)} ${round(y - span * 0.3)} ${round(x)} ${round(y)}Q${round(x + span / 2)} ${round(y - span * 0.3)} ${round(x + span)} ${round(y + tip)}" fill="none" stroke="${colour}" stroke-width="1.6"/>`;
}
