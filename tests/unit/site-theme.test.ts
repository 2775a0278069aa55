import { expect, test } from 'vitest';
import { toHex, toOklch } from '../../src/theme/colours/oklch';
import { shadesOf } from '../../src/theme/colours/shades';
import { contrast, over } from '../../src/theme/colours/srgb';
import { palette } from '../../src/theme/palette';
import { themeCss, themeProblems } from '../../src/theme/site-theme';

const fin = { ground: '#0C0C13', text: '#F8F2E8', accent: '#FFA62B' };

test('colours have the lightness, chroma and hue that Ottosson publishes', () => {
  const { l, c, h } = toOklch('#FF0000');
  expect([l.toFixed(3), c.toFixed(3), h.toFixed(1)]).toEqual(['0.628', '0.258', '29.2']);
  const back = ['#000000', '#FFFFFF', '#FF0000', '#1A1033'].map((it) => toHex(toOklch(it)));
  expect(back).toEqual(['#000000', '#FFFFFF', '#FF0000', '#1A1033']);
});

test('a colour outside sRGB loses chroma, and keeps lightness and hue', () => {
  const { l, h } = toOklch(toHex({ l: 0.7, c: 0.4, h: 150 }));
  expect(Math.abs(l - 0.7)).toBeLessThan(0.01);
  expect(Math.abs(h - 150)).toBeLessThan(2);
});

test('contrast is that of WCAG 2, under translucent colours too', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#FFFFFF', '#777777').toFixed(2)).toBe('4.48');
  expect(over('#000000', 0.5, '#FFFFFF')).toBe('#808080');
});

test("deriving from Fin's three colours gives its palette, as near as the eye can tell", () => {
  const derived = shadesOf(fin);
  const distances = Object.entries(palette).flatMap(([hue, shades]) =>
    Object.entries<string>(shades).map(([shade, hex]) =>
      distance(hex, derived[hue as keyof typeof palette][Number(shade)] ?? ''),
    ),
  );
  expect(distances.filter((it) => it > 0.022)).toEqual([]);
});

/** Returns the OKLab distance of two colours; 0.02 is just noticeable. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map(toOklch).map(({ l, c, h }) => {
    const angle = (h * Math.PI) / 180;
    return [l, c * Math.cos(angle), c * Math.sin(angle)];
  });
  return Math.hypot(...(a ?? []).map((it, at) => it - (b?.[at] ?? 0)));
}

test("Fin's colours are readable, and so are others on dark backgrounds", () => {
  const themes = [fin, { ground: '#000000', text: '#FFFFFF', accent: '#00C2A8' }];
  expect(themes.map(themeProblems)).toEqual([[], []]);
});

const paper = { ground: '#FBF9F5', text: '#1D1A16', accent: '#A33B00' };

test('dark text on light backgrounds is readable, down to grey text on white', () => {
  const themes = [paper, { ground: '#FFFFFF', text: '#333333', accent: '#0A58CA' }];
  expect(themes.map(themeProblems)).toEqual([[], []]);
});

test('on light backgrounds shades get darker towards the text, and red and green are dark', () => {
  const { ink, ivory, amber, coral, jade } = shadesOf(paper);
  const lightness = (shades: Readonly<Record<number, string>>) =>
    Object.entries(shades)
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([, hex]) => toOklch(hex).l);
  const isRising = (values: number[]) => values.every((it, at) => it > (values[at - 1] ?? 0));
  expect([ink, ivory, amber, coral].map((it) => isRising(lightness(it)))).toEqual([
    ...[true, true, true, true],
  ]);
  const [red, green] = [coral[300] ?? '', jade[300] ?? ''];
  expect([red, green].map((it) => contrast(it, ink[800] ?? '') >= 4.5)).toEqual([true, true]);
  const hues = [red, palette.coral[300], green, palette.jade[300]].map((it) => toOklch(it).h);
  expect(Math.abs((hues[0] ?? 0) - (hues[1] ?? 0))).toBeLessThan(4);
  expect(Math.abs((hues[2] ?? 0) - (hues[3] ?? 0))).toBeLessThan(4);
});

test('shades of black are distinguishable', () => {
  const { ink } = shadesOf({ ground: '#000000', text: '#FFFFFF', accent: '#00C2A8' });
  expect(ink[900]).toBe('#000000');
  expect(contrast(ink[700] ?? '', '#000000')).toBeGreaterThan(1.2);
});

test.each([
  [
    { accent: '#777777' },
    ['theme.accent: #777777 on #0C0C13 is 4.3:1, buttons need 4.5:1; #7A7A7A passes.'],
  ],
  [
    { accent: '#E91E63', ground: '#1A1033', text: '#FFFFFF' },
    ['theme.accent: #E91E63 on #1A1033 is 4.1:1, buttons need 4.5:1; #F12A69 passes.'],
  ],
  [
    { accent: '#FFFFFF', ground: '#030303', text: '#D5D5D5' },
    ['theme.text: #ACACAC on #434343 is 4.3:1, second texts need 4.5:1; #D9D9D9 passes.'],
  ],
])('%j names the pair that fails, and the nearest lightness that passes', (colours, problems) => {
  expect(themeProblems({ ...fin, ...colours })).toEqual(problems);
});

test('what is reported to pass does pass', () => {
  expect(themeProblems({ ...fin, accent: '#7A7A7A' })).toEqual([]);
  expect(themeProblems({ ...fin, accent: '#797979' })).not.toEqual([]);
});

test('a background on which nothing is readable is reported', () => {
  const problems = themeProblems({ ...fin, ground: '#777777' });
  expect(problems).toContain(
    'theme.accent: #FFA62B on #777777 is 2.2:1, buttons need 4.5:1; no lightness of it passes beside the other colours.',
  );
  expect(problems.map((it) => it.split(':')[0])).toEqual([
    ...['theme.ground', 'theme.text', 'theme.accent'],
  ]);
});

test('a document has the shades as custom properties, and square corners if configured', () => {
  const round = themeCss({ ...fin, accent: '#00C2A8', corners: 'round' });
  expect(round).toMatch(/^:root\{--fin-colors-ink-500:#737389;.*--fin-colors-amber-400:#00C2A8;/);
  expect(round).not.toContain('radii');
  expect(themeCss({ ...fin, corners: 'square' })).toContain(';--fin-radii-pill:0}');
});

test('on a light site the player stays dark, with a readable accent', () => {
  const css = themeCss({ ...paper, corners: 'round' });
  const [page = '', player = ''] = css.split(/(?<=\})/);
  expect(page).toMatch(/^:root\{.*--fin-colors-ink-900:#FBF9F5;.*color-scheme:light\}$/);
  expect(player).toMatch(
    /^:is\(\[data-watching\].*\)>\[data-stage\]\{.*--fin-colors-ink-900:#0C0C13;.*--fin-colors-bg-deep:var\(--fin-colors-ink-950\);.*color-scheme:dark\}$/,
  );
  const [, accent = ''] = /amber-400:(#\w+)/.exec(player) ?? [];
  expect(themeProblems({ ...fin, accent })).toEqual([]);
  expect(accent).not.toBe(paper.accent);
});
