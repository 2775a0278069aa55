import { signUpsByDay } from '../accounts/members';
import { activePlans, dayOf } from '../payments/subscriptions';
import { playsByDay, playsByTitle } from '../titles/views';
import type { DeskHandlers } from './request';

const DAY_MS = 24 * 60 * 60 * 1000;

export const figureHandlers = {
  async figures({ queries, config, params: { days } }) {
    const now = config.now();
    const period = Array.from({ length: days }, (_, at) =>
      dayOf(new Date(now.getTime() - (days - 1 - at) * DAY_MS)),
    );
    const [from = ''] = period;
    const [plays, signUps, titles, plans] = await Promise.all([
      playsByDay(queries, from),
      signUpsByDay(queries, from),
      playsByTitle(queries, from),
      activePlans(queries, now),
    ]);
    return {
      days: period.map((day) => ({
        day,
        plays: plays.get(day) ?? 0,
        sign_ups: signUps.get(day) ?? 0,
      })),
      titles,
      plans,
    };
  },
} satisfies Partial<DeskHandlers>;
