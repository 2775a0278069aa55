import { type Defs, fill, rect } from './svg';

export function grain(defs: Defs, w: number, h: number, seed: number, strength = 0.2): string {
  const noise = defs.add(
    `<filter id="$id" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.42" numOctaves="2" seed="${seed % 1000}"/><feColorMatrix values="2.6 0 0 0 -0.8 2.6 0 0 0 -0.8 2.6 0 0 0 -0.8 0 0 0 0 1"/></filter>`,
  );
  return `<g style="mix-blend-mode:soft-light" opacity="${strength}"><g filter="${noise}">${fill(rect(0, 0, w, h), '#808080')}</g></g>`;
}

export function documentOf(w: number, h: number, scale: number, defs: Defs, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(w * scale)}" height="${Math.round(h * scale)}" viewBox="0 0 ${w} ${h}">${defs.markup()}${body}</svg>`;
}
