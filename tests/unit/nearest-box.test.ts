import { describe, expect, test } from 'vitest';
import { type Box, type Direction, nearestBox } from '../../src/app/navigation/nearest-box';

const FAR = 900;

describe('The arrow keys in two rows of three cards', () => {
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'];
  const cards = names.map((_, index) => card(index % 3, Math.floor(index / 3)));

  test.each<[string, Direction, string | undefined]>([
    ['a1', 'right', 'a2'],
    ['a2', 'left', 'a1'],
    ['a2', 'down', 'b2'],
    ['b3', 'up', 'a3'],
    ['a3', 'right', undefined],
    ['b1', 'left', undefined],
    ['a1', 'up', undefined],
    ['b2', 'down', undefined],
  ])('from %s, %s leads to %s', (from, direction, to) => {
    const index = nearestBox(cards[names.indexOf(from)] as Box, cards, direction, FAR);
    expect(names[index]).toBe(to);
  });
});

describe('The next control', () => {
  test('is in the nearest row, even where it ends before the column', () => {
    expect(nearestBox(card(5, 0), [card(1, 1), card(5, 2)], 'down', FAR)).toBe(0);
  });

  test('is the card below a link, not a slightly nearer button in the far corner', () => {
    const link = box(300, 10, 80, 40);
    const corner = box(1300, 90, 100, 40);
    expect(nearestBox(link, [corner, box(280, 190, 200, 300)], 'down', FAR)).toBe(1);
  });

  test('is the only one below, however far aside', () => {
    expect(nearestBox(box(1300, 10, 100, 40), [box(40, 500, 170, 56)], 'down', FAR)).toBe(0);
  });

  test('is never in another line to the left and right', () => {
    expect(nearestBox(card(0, 0), [card(1, 1)], 'right', FAR)).toBe(-1);
  });

  test('is neither the toggle inside the card, nor the card around the toggle', () => {
    const heart = box(150, 10, 40, 40);
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      expect(nearestBox(card(0, 0), [heart], direction, FAR)).toBe(-1);
      expect(nearestBox(heart, [card(0, 0)], direction, FAR)).toBe(-1);
    }
  });

  test('is not farther than the keys reach', () => {
    const far = box(0, 1200, 200, 300);
    expect(nearestBox(card(0, 0), [far], 'down', FAR)).toBe(0);
    expect(nearestBox(card(0, 0), [far], 'down', FAR - 1)).toBe(-1);
  });
});

function card(column: number, row: number): Box {
  return box(column * 220, row * 320, 200, 300);
}

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}
