/** All that can happen next in a scene: the world's moves, and those of calls, messages and delays. */
import { failures } from '../walk/flow';
import { type Answer, type Call, type Scene, send } from './scene';
import type { Move, World } from './world';

export function movesIn<Facts>(world: World<Facts>, scene: Scene<Facts>): Move<Facts>[] {
  const charts = Object.entries(scene.charts);
  const late = charts.flatMap(([, { calls }]) => calls.filter(({ answer }) => answer)).length;
  return [
    ...world.moves(scene),
    ...charts.flatMap(([who, { calls }]) =>
      calls.flatMap((call) => callMoves(world, scene, who, call, late < world.late)),
    ),
    ...scene.mail.flatMap((mail, at): Move<Facts>[] => {
      const earlier = scene.mail.slice(0, at);
      if (earlier.some(({ from, to }) => from === mail.from && to === mail.to)) return [];
      const says = `${mail.to} hears ${mail.event.type} from ${mail.from}`;
      return [[says, (it) => deliver(world, it, at)]];
    }),
    ...charts.flatMap(([who, { timers }]) =>
      timers.map((timer): Move<Facts> => {
        const says = `in ${who} time passes (${timer.split('.')[2]})`;
        return [says, (it) => passTime(it, who, timer)];
      }),
    ),
  ];
}

/** A call is answered at once or late, or is lost before or after what it asks for is done. */
function callMoves<Facts>(
  world: World<Facts>,
  { losses }: Scene<Facts>,
  who: string,
  call: Call,
  mayBeLate: boolean,
): Move<Facts>[] {
  const { answer } = call;
  const lose = (it: Scene<Facts>) => {
    it.losses -= 1;
    hear(world, it, who, call, { error: failures.network });
  };
  if (answer) return [[`the answer arrives in ${who}`, (it) => hear(world, it, who, call, answer)]];
  const deeds = Object.entries(world.calls[call.id] ?? {});
  return [
    ...deeds.flatMap(([says, does]): Move<Facts>[] => {
      const after = (then: (it: Scene<Facts>, given: Answer) => void) => (it: Scene<Facts>) => {
        const given = does(it, call, who);
        if (given) then(it, given);
      };
      const moves: Move<Facts>[] = [
        [`${who}: ${says}`, after((it, given) => hear(world, it, who, call, given))],
      ];
      if (mayBeLate && call.isHeard)
        moves.push([
          `${who}: ${says}, and its answer is late`,
          after((it, given) => replace(it, who, call, [{ ...call, answer: given }])),
        ]);
      if (losses > 0 && call.isHeard)
        moves.push([`${who}: ${says}, and its answer is lost`, after((it) => lose(it))]);
      return moves;
    }),
    ...(losses > 0 ? [[`${who}: ${call.id} is lost on its way`, lose] as const] : []),
  ];
}

function hear<Facts>(
  world: World<Facts>,
  it: Scene<Facts>,
  who: string,
  call: Call,
  answer: Answer,
): void {
  replace(it, who, call, []);
  if (!call.isHeard) return;
  const actorId = call.id;
  const type = `xstate.${'error' in answer ? 'error' : 'done'}.actor.${actorId}`;
  if ('error' in answer) send(it, who, { type, actorId, ...answer });
  else {
    const take = world.heard?.[actorId];
    const output = take ? take(it, who, answer.output as never) : answer.output;
    send(it, who, { type, actorId, output });
  }
}

function replace<Facts>(it: Scene<Facts>, who: string, call: Call, by: readonly Call[]): void {
  const chart = it.charts[who];
  if (!chart) return;
  const calls = chart.calls.flatMap((other) => (other === call ? by : [other]));
  it.charts = { ...it.charts, [who]: { ...chart, calls } };
}

function deliver<Facts>(world: World<Facts>, it: Scene<Facts>, at: number): void {
  const mail = it.mail[at];
  if (!mail) return;
  it.mail = it.mail.filter((other) => other !== mail);
  send(it, mail.to, world.read?.(it, mail.to, mail.event) ?? mail.event);
}

function passTime<Facts>(it: Scene<Facts>, who: string, timer: string): void {
  const chart = it.charts[who];
  if (!chart) return;
  const timers = chart.timers.filter((other) => other !== timer);
  it.charts = { ...it.charts, [who]: { ...chart, timers } };
  send(it, who, { type: timer });
}
