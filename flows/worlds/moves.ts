import type { Failure } from '../../contract/failure';
import { failures } from '../test-paths/flow';
import { hasTag, runs } from './questions';
import { type Answer, type Call, type Scene, send } from './scene';
import type { Move, World } from './world';

const TOO_BUSY: Failure = { ...failures.network, kind: 'rejected', status: 503 };

export type Step = readonly [says: string, does: (it: Scene) => void];

export function stepsIn(world: World, scene: Scene): Step[] {
  const charts = Object.entries(scene.charts);
  const late = charts.flatMap(([, { calls }]) => calls.filter(({ answer }) => answer)).length;
  return [
    ...Object.entries(world.moves).flatMap(([says, move]) => ownSteps(scene, says, move)),
    ...networkSteps(scene),
    ...charts.flatMap(([who, { calls }]) =>
      calls.flatMap((call) => callSteps(world, scene, who, call, late < world.late)),
    ),
    ...scene.mail.flatMap((mail, at): Step[] => {
      const earlier = scene.mail.slice(0, at);
      if (earlier.some(({ from, to }) => from === mail.from && to === mail.to)) return [];
      const says = `${mail.to} receives ${mail.event.type} from ${mail.from}`;
      return [[says, (it) => deliver(world, it, at)]];
    }),
    ...charts.flatMap(([who, { timers }]) =>
      timers.map((timer): Step => {
        const says = `in ${who} time passes (${timer.split('.')[2]})`;
        return [says, (it) => passTime(it, who, timer)];
      }),
    ),
  ];
}

function ownSteps(scene: Scene, says: string, { uses, when, does }: Move): Step[] {
  if (uses !== undefined && !scene.left[uses]) return [];
  if (when && !when(scene)) return [];
  if (uses === undefined) return [[says, does]];
  const use = (it: Scene) => {
    it.left = { ...it.left, [uses]: (it.left[uses] ?? 0) - 1 };
    does(it);
  };
  return [[says, use]];
}

function networkSteps(scene: Scene): Step[] {
  if (scene.cut.length === 0) return [];
  const type = 'network.returned';
  const come = (it: Scene) => {
    it.cut = [];
    for (const who of scene.cut) {
      if (runs(it, who, 'watchNetwork')) send(it, who, { type });
      else if (hasTag(it, who, 'failed') && !it.rules.mayIgnore(it, who, type))
        it.unreceived = [...it.unreceived, `${who}: ${type}`];
    }
  };
  return [['the network is back', come]];
}

function callSteps(
  world: World,
  { losses }: Scene,
  who: string,
  call: Call,
  mayBeLate: boolean,
): Step[] {
  const { answer } = call;
  const fail = (error: Failure) => (it: Scene) => {
    it.losses -= 1;
    receive(world, it, who, call, { error });
  };
  const lose = fail(failures.network);
  if (answer)
    return [[`the answer arrives in ${who}`, (it) => receive(world, it, who, call, answer)]];
  const deeds = Object.entries(world.calls[call.id] ?? {});
  return [
    ...deeds.flatMap(([says, does]): Step[] => {
      const after = (then: (it: Scene, given: Answer) => void) => (it: Scene) => {
        const given = does(it, call, who);
        if (given) then(it, given);
      };
      const steps: Step[] = [
        [`${who}: ${says}`, after((it, given) => receive(world, it, who, call, given))],
      ];
      if (mayBeLate && call.isHeard)
        steps.push([
          `${who}: ${says}, and its answer is late`,
          after((it, given) => replace(it, who, call, [{ ...call, answer: given }])),
        ]);
      if (losses > 0 && call.isHeard)
        steps.push([
          `${who}: ${says}, and its answer is lost`,
          // `does` itself may have used up the last loss, if `atLoss` wraps it.
          after((it, given) => (it.losses > 0 ? lose(it) : receive(world, it, who, call, given))),
        ]);
      return steps;
    }),
    ...(losses > 0
      ? [
          [`${who}: ${call.id} is lost on its way`, lose] as const,
          [`${who}: the provider has no time for ${call.id}`, fail(TOO_BUSY)] as const,
        ]
      : []),
  ];
}

function receive(world: World, it: Scene, who: string, call: Call, answer: Answer): void {
  replace(it, who, call, []);
  if (!call.isHeard) return;
  it.cut = it.cut.filter((other) => other !== who);
  if ('error' in answer && answer.error.kind === 'network') it.cut = [...it.cut, who];
  const actorId = call.id;
  const type = `xstate.${'error' in answer ? 'error' : 'done'}.actor.${actorId}`;
  if ('error' in answer) send(it, who, { type, actorId, ...answer });
  else {
    const take = world.processed?.[actorId];
    const output = take ? take(it, who, answer.output as never) : answer.output;
    send(it, who, { type, actorId, output });
  }
}

function replace(it: Scene, who: string, call: Call, by: readonly Call[]): void {
  const chart = it.charts[who];
  if (!chart) return;
  const calls = chart.calls.flatMap((other) => (other === call ? by : [other]));
  it.charts = { ...it.charts, [who]: { ...chart, calls } };
}

function deliver(world: World, it: Scene, at: number): void {
  const mail = it.mail[at];
  if (!mail) return;
  it.mail = it.mail.filter((other) => other !== mail);
  send(it, mail.to, world.read?.(it, mail.to, mail.event) ?? mail.event);
}

function passTime(it: Scene, who: string, timer: string): void {
  const chart = it.charts[who];
  if (!chart) return;
  const timers = chart.timers.filter((other) => other !== timer);
  it.charts = { ...it.charts, [who]: { ...chart, timers } };
  send(it, who, { type: timer });
}
