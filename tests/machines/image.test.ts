import { expect, test } from 'vitest';
import type { InputFrom } from 'xstate';
import { imageFlow, newImage } from '../../flows/cases/image';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(imageFlow);

const pick = { type: 'image.picked', isAcceptable: true } as const;
const measures = ['starts', 'measureImage', { formId: 'submission', field: 'thumnail' }];
const stopsMeasuring = ['stops', 'measureImage'];
const tellsForm = [['emits', { type: 'image.misread' }]];
const recommendation = ['emits', { type: 'image.oversized', edge: 400 }];
type Earlier = InputFrom<typeof imageFlow.machine>['earlier'];
const box = (earlier: Earlier = 'none') => live(imageFlow, { ...newImage, earlier });

function picked() {
  const image = box();
  expect(image.send(pick)).toEqual([measures]);
  return image;
}

test.each([
  [400, 400, []],
  [401, 400, [recommendation]],
  [400, 401, [recommendation]],
])(
  'an image of %d × %d pixels may be sent; a smaller one is recommended above 400',
  async (width, height, calls) => {
    const image = picked();
    expect(await image.succeed('measureImage', { width, height })).toEqual(calls);
    expect(image.value()).toBe('chosen');
  },
);

test('a file of a kind or size that may not be sent is not even measured', () => {
  const image = box();
  expect(image.send({ ...pick, isAcceptable: false })).toEqual([]);
  expect(image.value()).toBe('refused');
});

test('an unreadable image is refused, and the form is notified', async () => {
  const noPicture = picked();
  expect(await noPicture.succeed('measureImage', null)).toEqual(tellsForm);
  expect(noPicture.value()).toBe('refused');
  const unmeasured = picked();
  expect(await unmeasured.fail('measureImage', failures.network)).toEqual(tellsForm);
  expect(unmeasured.value()).toBe('refused');
});

test('another image takes the place of one that is being measured', () => {
  const image = picked();
  expect(image.send(pick)).toEqual([stopsMeasuring, measures]);
  expect(image.send('image.removed')).toEqual([stopsMeasuring]);
  expect(image.value()).toBe('empty');
});

test('an image lost in a reload is requested until one is chosen or removed', () => {
  const image = box('lost');
  expect(image.value()).toBe('lost');
  image.send(pick, 'image.removed');
  expect(image.value()).toBe('empty');
});

test('an image whose page was left while it was measured is measured again', async () => {
  const image = box('unmeasured');
  expect(image.running()).toEqual(['measureImage']);
  await image.succeed('measureImage', null);
  expect(image.value()).toBe('refused');
});

test('an image of an earlier visit is as it was, and not measured again; without one, none is chosen', () => {
  const begin = (earlier?: Earlier) => {
    const image = box(earlier);
    return [image.value(), image.running()];
  };
  expect(begin('chosen')).toEqual(['chosen', []]);
  expect(begin('refused')).toEqual(['refused', []]);
  expect(begin()).toEqual(['empty', []]);
});
