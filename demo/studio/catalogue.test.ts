import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIGURES, MOODS, SCENES } from './artwork/vocabulary';
import { artById, titles, withArt } from './catalogue';

test('every title has its art, and no art is left over', () => {
  assert.deepEqual(Object.keys(artById).sort(), titles.map(({ id }) => id).sort());
});

test('art names scenes, figures and moods that are drawn, and each title has a seed of its own', () => {
  const isDrawn = ({ seed, scene, figure, mood }: (typeof artById)[string]) =>
    Number.isInteger(seed) &&
    SCENES.includes(scene) &&
    FIGURES.includes(figure) &&
    MOODS.includes(mood);
  const unknown = Object.entries(artById).filter(([, art]) => !isDrawn(art));
  assert.deepEqual(unknown, []);
  assert.equal(new Set(Object.values(artById).map(({ seed }) => seed)).size, titles.length);
});

test('neighbours in a row differ in scene and in light', () => {
  const alike = (['film', 'series', 'channel'] as const).flatMap((kind) => {
    const row = titles.filter((title) => title.kind === kind).map(withArt);
    return row.filter(({ art }, place) => {
      const before = row[place - 1]?.art;
      return before?.scene === art.scene || before?.mood === art.mood;
    });
  });
  assert.deepEqual(
    alike.map(({ name }) => name),
    [],
  );
});
