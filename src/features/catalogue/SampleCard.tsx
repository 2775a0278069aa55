import { CardFacts } from '../../components/cards/CardFacts';
import { CardFrame } from '../../components/cards/CardFrame';
import { FallbackArt } from '../../components/cards/FallbackArt';
import { durationText } from '../../lib/duration';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import type { Sample } from './samples';

export function SampleCard({ sample }: { sample: Sample }) {
  const name = text(`catalogue.samples.${sample.id}.name`);
  const genre = text(`catalogue.samples.${sample.id}.genre`);
  const length =
    'duration' in sample
      ? durationText(sample.duration)
      : text('common.episodes', { count: sample.episodes });
  return (
    <article className={css({ minW: '0' })}>
      <CardFrame shape="poster">
        <FallbackArt name={name} />
      </CardFrame>
      <h2
        className={css({
          mt: '3',
          fontFamily: 'body',
          fontSize: 'md',
          fontWeight: 'semibold',
          lineHeight: 'snug',
          overflowWrap: 'anywhere',
        })}
      >
        {name}
      </h2>
      <CardFacts facts={[genre, length]} />
      <p className={css({ mt: '1.5', fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' })}>
        {text(`catalogue.samples.${sample.id}.line`)}
      </p>
    </article>
  );
}
