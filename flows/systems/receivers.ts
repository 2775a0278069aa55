import { reachedFrom } from './channels';
import type { RunningChart } from './charts';
import { argumentsAt, namesIn, quotedIn, type Source } from './sources';

export function receivedBy(to: RunningChart, channels: ReadonlySet<string>): Set<string> {
  const effects = to.effects.flatMap((source) =>
    [...source.declared.values()]
      .filter((text) => !/\bprovideActors\(/.test(text))
      .map((text) => ({ source, text })),
  );
  const received = [...to.parts, ...effects].flatMap(({ source, text }) =>
    callsIn(source, text)
      .filter(({ watches }) => [...watches].some((it) => channels.has(it)))
      .flatMap(({ listener }) => quotedIn(listener)),
  );
  return new Set(received.filter((event) => to.takersOf(event).length > 0));
}

function callsIn(source: Source, text: string) {
  return [...namesIn(text)].flatMap((name) =>
    [...text.matchAll(new RegExp(`(?<![.\\w])${name}(?:\\.(?:on|watch))?\\(`, 'g'))].map(
      ({ index, 0: call }) => {
        const given = argumentsAt(text, index + call.length);
        const event = call.endsWith('.on(') ? given.split(',')[0] : '';
        const { watches } = reachedFrom(source, `${call}${event}`);
        return { watches, listener: listenerIn(text, given) };
      },
    ),
  );
}

function listenerIn(text: string, given: string): string {
  const last = given.split(', ').at(-1) ?? '';
  const name = last.replaceAll(/\W/g, '');
  const [, , declared] =
    new RegExp(`^( *)const ${name} = ([^]*?);\\n(?!\\1 )`, 'm').exec(text) ?? [];
  return /^\w+$/.test(last) && declared !== undefined ? declared : given;
}
