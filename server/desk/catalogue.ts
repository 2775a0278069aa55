import type { RowEntry, TitleEntry } from '../../contract/desk/answers';
import { LACKS, type Lack } from '../../contract/desk/calls';
import { fold } from '../../contract/fold';
import { librarySource } from '../catalogue/library-source';
import type { Queries } from '../db/db';
import { HttpError } from '../http/http-error';
import { breakdownOf, offeredPlans } from '../payments/pricing';
import { HOME_ROWS } from '../titles/home-rows';
import { containing, pageOf } from './page-of';
import type { DeskHandlers } from './request';

/** A series may have no videos of its own, so its episodes' videos count too. */
const IS_MISSING: Readonly<Record<Lack, string>> = {
  picture: 'coalesce(t.has_drawn_poster, false)',
  language: 't.language is null',
  description: `t.description = ''`,
  video: `not exists (
    select 1 from title_videos v join titles own on own.id = v.title_id
    where own.id = t.id or own.show_id = t.id)`,
};

const missing = LACKS.map((lack) => `case when ${IS_MISSING[lack]} then '${lack}' end`);

export const catalogueHandlers = {
  titles: ({ queries, params: { missing: lack, search, page } }) =>
    pageOf<TitleEntry>(queries, {
      select: `t.id, t.name, t.kind, show.name as show, t.is_free,
        (t.views + coalesce(counts.counted, 0))::int as views,
        to_json(array_remove(array[${missing}], null)) as missing`,
      from: `titles t left join title_views counts on counts.title_id = t.id
        left join titles show on show.id = t.show_id
        where ($1 = '' or t.folded like $2 or show.folded like $2)
          and ${lack ? IS_MISSING[lack] : 'true'}`,
      values: [search, containing(fold(search))],
      order: 'coalesce(show.folded, t.folded), t.season nulls first, t.episode, t.id',
      page,
    }),

  async rows({ queries }) {
    const banners = 'join banners b on b.title_id = t.id order by b.position';
    const all = Object.entries({ banners, ...HOME_ROWS });
    return Promise.all(all.map(([name, rest]) => rowOf(queries, name, rest)));
  },

  async plans({ queries, config: { currency } }) {
    return (await offeredPlans(queries)).map((plan) => {
      const { id, name, duration_value, duration } = plan;
      const { price, discount_amount, total } = breakdownOf(plan, currency);
      return { id, name, duration_value, duration, price, discount_amount, total, currency };
    });
  },

  async libraryRuns({ config }) {
    const source = librarySource(config);
    if (source === null) return { library: 'demo', runs: [] };
    const runs = await source.runs().catch((error: unknown) => {
      config.log.error('the reports of the library could not be read', error);
      throw new HttpError(502, 'server.desk.noReports');
    });
    return { library: source.kind, runs };
  },
} satisfies Partial<DeskHandlers>;

async function rowOf({ query }: Queries, name: string, rest: string): Promise<RowEntry> {
  return { name, titles: await query(`select t.id, t.name from titles t ${rest}`) };
}
