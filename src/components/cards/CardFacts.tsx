import { css } from '../../theme/css' with { type: 'macro' };
import { AgeRating } from '../AgeRating';
import { LiveMark } from '../LiveMark';
import { Facts } from './MovieCardParts';

export interface CardFactsProps {
  ageRating?: string | null | undefined;
  facts: readonly (string | null)[];
  isLive?: boolean | undefined;
}

export function CardFacts({ ageRating, facts, isLive }: CardFactsProps) {
  return (
    <Facts>
      {ageRating && <AgeRating rating={ageRating} />}
      {isLive && <LiveMark />}
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>
          <span className={css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' })}>
            {fact}
          </span>
        </li>
      ))}
    </Facts>
  );
}
