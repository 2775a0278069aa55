import { CardFacts } from '../../components/cards/CardFacts';
import { CardFrame } from '../../components/cards/CardFrame';
import { FallbackArt } from '../../components/cards/FallbackArt';
import { css } from '../../theme/css' with { type: 'macro' };

interface SampleCardProps {
  name: string;
  facts: readonly string[];
  line: string;
}

export function SampleCard({ name, facts, line }: SampleCardProps) {
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
      <CardFacts facts={facts} />
      <p className={css({ mt: '1.5', fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' })}>
        {line}
      </p>
    </article>
  );
}
