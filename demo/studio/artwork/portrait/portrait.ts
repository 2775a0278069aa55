import type { Person } from '../../catalogue';
import { darken, lighten, mix } from '../colour';
import { documentOf, grain } from '../film';
import type { Random } from '../random';
import { type Defs, definitions, ellipse, fill, rect, solid, stroke } from '../svg';
import { drape, LOW_NECK, WARDROBE } from './clothes';
import { BEARDS, CURLY, FIRM, type Hair, SCARF, SOFT, TURBAN } from './hair';
import { type Look, look } from './person';

const SIZE = 320;

/** Three background colours from dark to light, the colour of the sun, and two for cloth. */
type Light = readonly [string, string, string, string, string, string];

const LIGHTS: readonly [Light, ...Light[]] = [
  ['#1f1147', '#7a2f86', '#ff8f70', '#ffd8a0', '#21406e', '#f2b84b'],
  ['#062b35', '#13697a', '#63c7b2', '#e9f7c9', '#b3392f', '#f4d9a6'],
  ['#2a0d0a', '#8c2f1c', '#ef7d3c', '#ffd98a', '#153d3d', '#e9c46a'],
  ['#0c1d3c', '#2c5a9a', '#86b8e6', '#fdeccb', '#8b2f4b', '#ffd166'],
  ['#241733', '#5c3b7a', '#c98bc0', '#ffe1d0', '#1f5c57', '#f1a661'],
  ['#12261a', '#34694a', '#9cc783', '#fdf3c0', '#5a2a54', '#f28f4b'],
  ['#2b1206', '#8a5316', '#e3a53c', '#fff0bd', '#243a6b', '#c8452f'],
  ['#14142b', '#3a3f78', '#8f8fd0', '#ffd9e4', '#a5402d', '#8fd3c1'],
];

const ROUND =
  'M117 134C115 92 205 92 203 134C204 166 195 186 178 199C168 206 152 206 142 199C125 186 116 166 117 134Z';
const SQUARE =
  'M115 134C113 90 207 90 205 134C206 164 202 182 186 198C174 209 146 209 134 198C118 182 114 164 115 134Z';

function backdrop(defs: Defs, light: Light, random: Random): string {
  const wall = defs.linear(
    [
      [0, light[0]],
      [1, light[1]],
    ],
    'diagonal',
  );
  const glow = defs.radial([
    [0, light[2], 0.95],
    [0.55, light[2], 0.4],
    [1, light[2], 0],
  ]);
  const sun = defs.linear([
    [0, light[3]],
    [1, light[2]],
  ]);
  const shapes = [
    fill(ellipse(160, 146, 116), sun, 0.9),
    fill('M52 330V150A108 108 0 0 1 268 150V330Z', sun, 0.85),
    [0, 1, 2, 3, 4, 5, 6]
      .map((index) =>
        fill(`M160 150L${-160 + index * 92} -60H${-114 + index * 92}Z`, light[3], 0.16),
      )
      .join('') + fill(ellipse(160, 150, 98), sun, 0.85),
    stroke(ellipse(160, 146, 126), light[3], 2, 0.6) +
      stroke(ellipse(160, 146, 140), light[3], 1, 0.4) +
      fill(ellipse(160, 146, 108), sun, 0.75),
  ] as const;
  return (
    fill(rect(-9, -9, 340, 340), wall) +
    fill(ellipse(160, 130, 210), glow) +
    random.pick([shapes[0], shapes[1], shapes[2], shapes[3]])
  );
}

function face(person: Look, defs: Defs, dark: boolean): string {
  const { skin, hair, build, random } = person;
  const head = build === 'soft' ? ROUND : SQUARE;
  const shade = mix(skin, '#4a1530', 0.3);
  const brow = mix(hair, '#1a1010', 0.35);
  const lip =
    build === 'soft'
      ? mix(mix(skin, '#a8283c', 0.6), '#400a18', dark ? 0.2 : 0)
      : mix(skin, '#7a2a2a', 0.42);
  const tilt = random.range(-1.5, 1.5);
  const eye = (x: number) =>
    fill(
      `M${x - 9} 147C${x - 5} 141.500 ${x + 5} 141.500 ${x + 9} 147C${x + 5} 151 ${x - 5} 151 ${x - 9} 147Z`,
      '#fbf3ea',
    ) +
    fill(ellipse(x + 0.6, 146.6, 4.3), '#2a1712') +
    fill(ellipse(x + 2, 145, 1.3), '#ffffff') +
    stroke(
      `M${x - 9.5} 147C${x - 5} 141 ${x + 5} 141 ${x + 9.5} 147`,
      build === 'soft' ? '#1c1013' : darken(skin, 0.6),
      build === 'soft' ? 2.6 : 1.8,
    );
  const brows = stroke(
    `M128 ${134 + tilt}C134 ${129.5 + tilt} 143 ${130 + tilt} 148 133.500M172 133.500C177 ${130 + tilt} 186 ${129.5 + tilt} 192 ${134 + tilt}`,
    brow,
    build === 'soft' ? 3 : 4.4,
  );
  const cheeks = [134, 186]
    .map((x) =>
      fill(
        ellipse(x, 168, 12, 8),
        defs.radial([
          [0, '#e0405a', dark ? 0.2 : 0.28],
          [1, '#e0405a', 0],
        ]),
      ),
    )
    .join('');
  const mouth = random.chance(0.4)
    ? fill('M145 180C152 184 168 184 175 180C172 191 148 191 145 180Z', darken(lip, 0.25)) +
      fill('M148 181.500C154 184 166 184 172 181.500C170 185 150 185 148 181.500Z', '#fff6ee')
    : fill(
        'M146 181C152 177.500 157 178 160 179.500C163 178 168 177.500 174 181C168 188 152 188 146 181Z',
        lip,
      ) + stroke('M144 181C152 183 168 183 176 181', darken(lip, 0.35), 1.5);
  return (
    fill(ellipse(115, 152, 9, 13) + ellipse(205, 152, 9, 13), mix(skin, shade, 0.4)) +
    fill(head, skin) +
    `<g clip-path="${defs.clip(head)}">${fill('M160 80C172 100 164 130 168 146C172 158 176 166 166 172C164 186 170 196 158 215H230V80Z', shade, 0.42)}${fill(rect(100, 80, 120, 36), shade, 0.22)}</g>` +
    cheeks +
    eye(139) +
    eye(181) +
    brows +
    stroke(
      'M163 148C166 158 169 163 165 167C161 169 156 168 154 166',
      mix(shade, '#30101a', 0.25),
      2.2,
      0.75,
    ) +
    mouth
  );
}

function haircut({ build, straight, random }: Look): Hair {
  const cuts = build === 'soft' ? SOFT : FIRM;
  const cut = random.pick(cuts);
  return straight && CURLY.has(cut) ? cuts[0] : cut;
}

function headwear(person: Look, cloth: string): { back: string; front: string; hair: Hair | null } {
  const { wears } = person;
  if (wears === 'turban') {
    return {
      back: '',
      front: fill(TURBAN.cloth, cloth) + stroke(TURBAN.folds, darken(cloth, 0.3), 2.2),
      hair: null,
    };
  }
  if (wears === 'scarf') {
    return {
      back: fill(SCARF.back, darken(cloth, 0.2)),
      front: `<path d="${SCARF.front}" fill="${cloth}" fill-rule="evenodd"/>`,
      hair: null,
    };
  }
  return { back: '', front: '', hair: haircut(person) };
}

function trimmings(person: Look, light: Light): string {
  const { build, random } = person;
  const glasses = random.chance(0.2)
    ? stroke(
        'M126 147a14 12 0 1 0 28 0a14 12 0 1 0 -28 0ZM166 147a14 12 0 1 0 28 0a14 12 0 1 0 -28 0ZM154 145C157 142 163 142 166 145M126 145L114 142M194 145L206 142',
        '#22181c',
        2.8,
      ) + fill('M130 142L140 138L133 154ZM170 142L180 138L173 154Z', '#ffffff', 0.25)
    : '';
  const rings =
    build === 'soft' && random.chance(0.6)
      ? fill(ellipse(113, 172, 4, 5.5) + ellipse(207, 172, 4, 5.5), light[5])
      : '';
  return glasses + rings;
}

export function portrait(subject: Person): string {
  const person = look(subject);
  const { skin, hair, build, random } = person;
  const defs = definitions();
  const light = random.pick(LIGHTS);
  const cloth = random.pick([light[4], light[4], mix(light[1], '#101020', 0.25), light[5]]);
  const scene = backdrop(defs, light, random);
  const dark = parseInt(skin.slice(1, 3), 16) < 150;
  const head = headwear(person, light[4]);
  const garment = person.drapes ? drape : random.pick(WARDROBE[build]);
  const neck = `M${build === 'soft' ? 142 : 137} 180H${build === 'soft' ? 178 : 183}V214C184 228 196 232 204 236C192 262 128 262 116 236C124 232 136 228 ${build === 'soft' ? 142 : 137} 214Z`;
  const chest = LOW_NECK.has(garment)
    ? fill('M118 234C126 276 194 276 202 234L184 222H136Z', skin)
    : '';
  const hairPaint = defs.linear(
    [
      [0, lighten(hair, 0.2)],
      [0.5, hair],
      [1, darken(hair, 0.3)],
    ],
    'diagonal',
  );
  const beard = build === 'firm' && random.chance(0.5) ? solidBeard(random, hair, defs) : '';
  const rim = defs.add(
    `<filter id="$id" x="-5%" y="-5%" width="110%" height="110%"><feOffset in="SourceAlpha" dx="4" dy="3" result="moved"/><feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/><feGaussianBlur in="edge" stdDeviation="1" result="soft"/><feFlood flood-color="${light[3]}" flood-opacity="0.85"/><feComposite in2="soft" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="lit"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="lit"/></feMerge></filter>`,
  );
  const bust =
    head.back +
    (head.hair ? solid(head.hair.back, darken(hair, 0.22)) : '') +
    fill(neck, mix(skin, '#4a1530', 0.22)) +
    garment(build, cloth, light[5]) +
    chest +
    fill(
      `M${build === 'soft' ? 142 : 137} 196C150 210 170 210 ${build === 'soft' ? 178 : 183} 196V206C172 222 150 222 ${build === 'soft' ? 142 : 137} 206Z`,
      '#2a0a18',
      0.22,
    ) +
    face(person, defs, dark) +
    beard +
    (head.hair ? solid(head.hair.front, hairPaint) : '') +
    head.front +
    trimmings(person, light);
  const scaled = `<g transform="translate(160 326) scale(${build === 'soft' ? 1.14 : 1.12}) translate(-160 -320)"><g filter="${rim}">${bust}</g></g>`;
  const dusk = fill(
    rect(0, 220, SIZE, 100),
    defs.linear([
      [0, light[0], 0],
      [1, light[0], 0.55],
    ]),
  );
  return documentOf(
    SIZE,
    SIZE,
    2,
    defs,
    scene + scaled + dusk + grain(defs, SIZE, SIZE, Number(subject.id), 0.12),
  );
}

function solidBeard(random: Random, hair: string, defs: Defs): string {
  return `<path d="${random.pick(BEARDS)}" fill="${defs.linear([
    [0, hair],
    [1, darken(hair, 0.25)],
  ])}" fill-rule="evenodd" fill-opacity="0.94"/>`;
}
