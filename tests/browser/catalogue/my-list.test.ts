import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { recordCalls } from '../setup/provider';
import { test } from '../setup/test';

test(
  covers('2.mylist.static', 'My List shows its sample titles and makes no call'),
  async ({ member }) => {
    const calls = recordCalls(member);
    await member.goto('/mylist');
    await member.getByRole('heading', { name: 'My List', level: 1 }).waitFor();
    const samples = member.getByRole('list', { name: 'Sample titles' }).getByRole('heading');
    expect(await samples.count()).toBe(12);
    expect(calls).toEqual([]);
  },
);
