import { SYSTEM_FACES } from '../../src/theme/fonts/system-faces';
import { addressOf, type Face, type Role } from './faces';

interface FallbackFont {
  readonly name: string;
  readonly files: readonly string[];
  readonly width: number;
}

const liberation = (style: string) => [
  `Liberation Sans${style}`,
  `LiberationSans${style.replace(' ', '-')}`,
];
const REGULAR: readonly FallbackFont[] = [
  { name: '', files: ['Arial', 'ArialMT', ...liberation(''), 'Helvetica'], width: 0.4563 },
  { name: ' Linux', files: ['DejaVu Sans', 'DejaVuSans'], width: 0.5226 },
];
const BOLD: readonly FallbackFont[] = [
  {
    name: '',
    files: [
      'Arial Bold',
      'Arial-BoldMT',
      ...liberation(' Bold'),
      'Helvetica Bold',
      'Helvetica-Bold',
    ],
    width: 0.4937,
  },
  { name: ' Linux', files: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.5888 },
];

export function facesCss(faces: readonly Face[]): string {
  const rules = faces.flatMap((face) => [
    rule(
      familyOf(face.role),
      face,
      `url("${addressOf(face)}") format("woff2")`,
      'font-display:swap;',
    ),
    ...(face.role === 'body' ? REGULAR : BOLD).map((it) => fallbackRule(face, it)),
  ]);
  const variables = faces
    .filter(({ role }) => role !== 'bold')
    .map(({ role }) => {
      const names = ['', ' Stand-in', ' Stand-in Linux'].map((it) => `"${familyOf(role)}${it}"`);
      // For some languages, `global.css` sets `--fin-fonts-display` to `--site-display`.
      return `--site-${role}:${names},${SYSTEM_FACES};--fin-fonts-${role}:var(--site-${role})`;
    });
  return variables.length > 0 ? `${rules.join('')}:root{${variables.join(';')}}` : '';
}

const familyOf = (role: Role) => (role === 'display' ? 'Site Display' : 'Site Body');

function rule(family: string, { role, metrics }: Face, source: string, more: string): string {
  const [lightest, boldest] = metrics.weights ?? ONE_WEIGHT[role];
  const weight = lightest === boldest ? lightest : `${lightest} ${boldest}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};${more}src:${source}}`;
}

/**
 * Weights of fonts without a weight axis. `body` covers only 400, so that browsers synthesize bold
 * if the site has no `bold` font.
 */
const ONE_WEIGHT: Readonly<Record<Role, readonly [number, number]>> = {
  display: [1, 1000],
  body: [400, 400],
  bold: [700, 700],
};

function fallbackRule(face: Face, { name, files, width }: FallbackFont): string {
  const { ascent, descent, lineGap, width: own } = face.metrics;
  const ratio = own === null ? 1 : own / width;
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
  const measures =
    `size-adjust:${percent(ratio)};ascent-override:${percent(ascent / ratio)};` +
    `descent-override:${percent(descent / ratio)};line-gap-override:${percent(lineGap / ratio)};`;
  const source = files.map((it) => `local("${it}")`).join();
  return rule(`${familyOf(face.role)} Stand-in${name}`, face, source, measures);
}
