import { describe, expect, test } from 'vitest';
import { createViewJob } from '../../../server/titles/views';
import { databases } from '../support/databases';
import { ADMIN_TOKEN, askDesk, desk } from '../support/desk';
import { newMember, type Person } from '../support/people';
import { configOf, type Provider, providerBeside, sharedProvider } from '../support/provider';
import { confirm, payAt, pressPay } from '../support/purchases';

const at = (moment: string) => ({ adminToken: ADMIN_TOKEN, now: () => new Date(moment) });

describe.each(databases)('figures on $name', ({ connect }) => {
  const provider = sharedProvider(at('2026-11-27T10:00:00Z'), connect);

  const play = (site: Provider, { token }: Person, id: string) =>
    site.call('countView', { token, payload: { entertainment_id: id } });

  test('plays and sign-ups are counted by UTC days, plays by titles, and plans by members', async () => {
    await provider.db.query('delete from title_days');
    await provider.db.query(`update members set created_at = '2020-01-01T00:00:00Z'`);
    const eve = await providerBeside(provider, at('2026-11-26T23:59:59Z'));
    const early = await newMember(eve);
    await play(eve, early, '102');
    const [asha, noor] = [await newMember(provider), await newMember(provider)];
    for (const id of ['101', '101', '102']) await play(provider, asha, id);
    await play(provider, noor, '102');
    const { body } = await pressPay(provider, asha, '2');
    await confirm(provider, asha, await payAt(provider, body.redirect));

    const none = { plays: 0, sign_ups: 0 };
    const names = await provider.db.query<{ name: string }>(
      `select name from titles where id in ('101', '102') order by id`,
    );
    expect(await desk(provider, 'figures', { days: 7 })).toEqual({
      days: [
        ...['21', '22', '23', '24', '25'].map((day) => ({ day: `2026-11-${day}`, ...none })),
        { day: '2026-11-26', plays: 1, sign_ups: 1 },
        { day: '2026-11-27', plays: 3, sign_ups: 2 },
      ],
      titles: [
        { id: '102', name: names[1]?.name, plays: 3 },
        { id: '101', name: names[0]?.name, plays: 1 },
      ],
      plans: [{ name: 'Standard', members: 1 }],
    });
    const later = await providerBeside(provider, at('2027-01-27T10:00:00Z'));
    const { days, titles, plans } = await desk(later, 'figures');
    expect([days.length, days[0], days[29], titles, plans]).toEqual([
      30,
      { day: '2026-12-29', ...none },
      { day: '2027-01-27', ...none },
      [],
      [],
    ]);
  });

  test('days before the longest period are deleted', async () => {
    await provider.db.query('delete from title_days');
    const stored = `insert into title_days (title_id, day, plays)
      values ('101', '2026-08-29', 1), ('101', '2026-08-30', 2)`;
    await provider.db.query(stored);
    await createViewJob(provider.db, configOf(at('2026-11-27T00:00:00Z'))).run();
    expect(await provider.db.query('select * from title_days')).toEqual([
      { title_id: '101', day: '2026-08-30', plays: 2 },
    ]);
    const { days } = await desk(provider, 'figures', { days: 90 });
    expect(days[0]).toEqual({ day: '2026-08-30', plays: 2, sign_ups: 0 });
  });

  test('other periods are refused', async () => {
    expect(await askDesk(provider, 'figures', { days: '8' })).toEqual({
      status: 422,
      body: expect.objectContaining({ status: false, errors: { days: [expect.any(String)] } }),
    });
  });
});
