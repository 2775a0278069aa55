import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { cardNames, expectEmptyList } from './cards';

test(
  covers(
    ['2.tv-show.grid', '2.titles'],
    'TV Shows: ten placeholders, then a grid; an empty list shows its texts',
  ),
  async ({ visitor }) => {
    const list = await holdCall(visitor, '/user/tvshow-list');
    await visitor.goto('/tv-show');
    await visitor.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await visitor.getByTestId('placeholder').first().waitFor();
    expect(await visitor.getByTestId('placeholder').count()).toBe(10);
    await list.release();
    expect((await cardNames(visitor)).length).toBeGreaterThan(10);
    expect(await visitor.title()).toBe('Tv shows | Fin');

    await mockCall(visitor, '/user/tvshow-list', { body: { data: [] } });
    await visitor.reload();
    await expectEmptyList(visitor);
  },
);
