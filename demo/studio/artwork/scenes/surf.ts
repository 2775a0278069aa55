import type { Frame } from '../frame';
import { fill, r, stroke } from '../svg';

export function surf(frame: Frame, y: number, height: number, colour: string): string {
  const { w, u, random, palette } = frame;
  let crest = `M${-u} ${y}`;
  let foam = '';
  for (let x = -u; x < w + 6 * u; ) {
    const step = random.range(7, 13) * u;
    const tall = height * random.range(0.5, 1);
    crest += `C${r(x + step * 0.35)} ${r(y - tall)} ${r(x + step * 0.6)} ${r(y - tall)} ${r(x + step * 0.72)} ${r(y - tall * 0.55)}C${r(x + step * 0.6)} ${r(y - tall * 0.6)} ${r(x + step * 0.7)} ${r(y)} ${r(x + step)} ${r(y)}`;
    foam += `M${r(x + step * 0.2)} ${r(y - tall * 0.62)}C${r(x + step * 0.38)} ${r(y - tall * 1.02)} ${r(x + step * 0.6)} ${r(y - tall)} ${r(x + step * 0.72)} ${r(y - tall * 0.55)}`;
    x += step;
  }
  return (
    fill(`${crest}V${frame.h + u}H${-u}Z`, colour) + stroke(foam, palette.light, u * 0.24, 0.6)
  );
}
