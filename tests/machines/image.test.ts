import { expect, test } from 'vitest';
import { imageFlow, newImage } from '../../flows/cases/image';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(imageFlow);

const pick = { type: 'image.picked', isAcceptable: true } as const;
const recommendation = [
  'emits',
  {
    type: 'notification.raised',
    tone: 'info',
    message: 'Recommended image resolution is 400x400px for best results.',
  },
];

test.each([
  [400, 400, []],
  [401, 400, [recommendation]],
  [400, 401, [recommendation]],
])(
  'an image of %d × %d pixels may be sent; a smaller one is recommended above 400',
  async (width, height, told) => {
    const image = live(imageFlow, newImage);
    image.send(pick);
    expect(image.takeCalls()).toEqual([
      ['starts', 'measureImage', { formId: 'submission', field: 'thumnail' }],
    ]);
    await image.succeed('measureImage', { width, height });
    expect(image.value()).toBe('chosen');
    expect(image.takeCalls()).toEqual(told);
  },
);

test('a file of a kind or size that may not be sent is not even measured', () => {
  const image = live(imageFlow, newImage);
  image.send({ ...pick, isAcceptable: false });
  expect(image.value()).toBe('refused');
  expect(image.calls).toEqual([]);
});

test('a file that is no picture after all is refused, and the form is told', async () => {
  const image = live(imageFlow, newImage);
  image.send(pick);
  image.takeCalls();
  await image.succeed('measureImage', null);
  expect(image.value()).toBe('refused');
  expect(image.calls).toEqual([['emits', { type: 'image.misread' }]]);
});

test('another image takes the place of one that is being measured', async () => {
  const image = live(imageFlow, newImage);
  image.send(pick);
  image.takeCalls();
  image.send(pick);
  expect(image.takeCalls()).toEqual([
    ['stops', 'measureImage'],
    ['starts', 'measureImage', { formId: 'submission', field: 'thumnail' }],
  ]);
  image.send('image.removed');
  expect(image.value()).toBe('empty');
  expect(image.takeCalls()).toEqual([['stops', 'measureImage']]);
});

test('an image that a reload has lost is asked for until another is chosen or it is taken back', () => {
  const lost = { ...newImage, earlier: 'lost' } as const;
  const image = live(imageFlow, lost);
  expect(image.value()).toBe('lost');
  image.send(pick, 'image.removed');
  expect(image.value()).toBe('empty');
});

test('an image whose page was left while it was measured is measured again', async () => {
  const image = live(imageFlow, { ...newImage, earlier: 'unmeasured' });
  expect(image.running()).toEqual(['measureImage']);
  await image.succeed('measureImage', null);
  expect(image.value()).toBe('refused');
});

test('an image of an earlier visit is not measured again', () => {
  const image = live(imageFlow, { ...newImage, earlier: 'chosen' });
  expect(image.value()).toBe('chosen');
  expect(image.running()).toEqual([]);
});

test('an image of an earlier visit that was refused is refused still; without one, none is chosen', () => {
  expect(live(imageFlow, { ...newImage, earlier: 'refused' }).value()).toBe('refused');
  expect(live(imageFlow, newImage).value()).toBe('empty');
});

test('an image that could not be measured is refused, and the form is told', async () => {
  const image = live(imageFlow, newImage);
  image.send(pick);
  image.takeCalls();
  await image.fail('measureImage', failures.network);
  expect(image.value()).toBe('refused');
  expect(image.calls).toEqual([['emits', { type: 'image.misread' }]]);
});
