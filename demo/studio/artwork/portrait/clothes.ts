import { lighten, mix } from '../colour';
import { fill, stroke } from '../svg';

const SHOULDERS = {
  soft: 'M136 222C122 234 84 238 70 262C60 282 56 304 54 330H266C264 304 260 282 250 262C236 238 198 234 184 222C176 236 144 236 136 222Z',
  firm: 'M132 222C116 236 70 238 52 262C40 282 36 304 34 330H286C284 304 280 282 268 262C250 238 204 236 188 222C178 238 142 238 132 222Z',
};

type Garment = (build: keyof typeof SHOULDERS, colour: string, second: string) => string;

const base = (build: keyof typeof SHOULDERS, colour: string) => fill(SHOULDERS[build], colour);

const crew: Garment = (build, colour) =>
  base(build, colour) + stroke('M133 225C142 244 178 244 187 225', mix(colour, '#000000', 0.28), 5);

const shirt: Garment = (build, colour, second) =>
  base(build, colour) +
  fill(
    'M132 220L160 258L142 272L118 232ZM188 220L160 258L178 272L202 232Z',
    lighten(colour, 0.22),
  ) +
  stroke('M160 258V330', mix(colour, '#000000', 0.3), 2.4) +
  [276, 296, 316].map((y) => fill(`M157 ${y}h6v6h-6Z`, second)).join('');

const blazer: Garment = (build, colour, second) =>
  base(build, colour) +
  fill('M134 222L160 330L186 222C176 238 144 238 134 222Z', lighten(second, 0.5)) +
  fill(
    'M130 222L112 250L128 262L120 274L158 330H160L140 224ZM190 222L208 250L192 262L200 274L162 330H160L180 224Z',
    mix(colour, '#000000', 0.25),
  );

const turtleneck: Garment = (build, colour) =>
  base(build, colour) +
  fill(
    'M132 236C130 222 132 208 134 204C146 214 174 214 186 204C188 208 190 222 188 236C176 250 144 250 132 236Z',
    lighten(colour, 0.1),
  ) +
  stroke('M134 222C148 232 172 232 186 222', mix(colour, '#000000', 0.25), 2);

const band: Garment = (build, colour, second) =>
  base(build, colour) +
  fill(
    'M132 228L136 212C144 222 152 226 158 228L156 244C146 242 138 236 132 228ZM188 228L184 212C176 222 168 226 162 228L164 244C174 242 182 236 188 228Z',
    lighten(colour, 0.14),
  ) +
  stroke('M160 240V330', second, 3) +
  [256, 276, 296].map((y) => fill(`M160 ${y}a3 3 0 1 0 .1 0Z`, lighten(second, 0.3))).join('');

export const drape: Garment = (build, colour, second) =>
  base(build, second) +
  fill(
    'M134 222C138 250 182 250 186 222L192 226C190 268 130 268 128 226Z',
    mix(second, '#000000', 0.25),
  ) +
  fill('M196 228C230 236 252 250 262 280L266 330H110C150 312 196 280 196 228Z', colour) +
  stroke('M196 228C196 280 150 312 108 332', lighten(colour, 0.45), 5) +
  stroke(
    'M214 240C212 284 176 312 150 330M232 250C232 290 206 316 190 332',
    mix(colour, '#000000', 0.22),
    2,
  );

const scoop: Garment = (build, colour) =>
  base(build, colour) + stroke('M118 234C126 276 194 276 202 234', lighten(colour, 0.25), 4);

const hood: Garment = (build, colour) =>
  fill(
    'M160 196C112 196 92 226 100 250C130 240 190 240 220 250C228 226 208 196 160 196Z',
    mix(colour, '#000000', 0.3),
  ) +
  base(build, colour) +
  stroke('M146 240V282M174 240V276', lighten(colour, 0.5), 3.4);

export const WARDROBE: Record<keyof typeof SHOULDERS, readonly [Garment, ...Garment[]]> = {
  soft: [scoop, shirt, blazer, turtleneck, crew, scoop, hood, blazer],
  firm: [shirt, blazer, crew, turtleneck, band, hood, blazer, shirt],
};

export const LOW_NECK: ReadonlySet<Garment> = new Set([scoop]);
