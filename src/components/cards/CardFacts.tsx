import { css } from '../../theme/css' with { type: 'macro' };
import { AgeRating } from '../AgeRating';
import { LiveMark } from '../LiveMark';
import { Facts } from './MovieCardParts';

export interface CardFactsProps {
  /** As in `PG-13`. */
  ageRating?: string | null | undefined;
  /** Short facts below the name, such as its duration. The last give way where room is short. */
  facts: readonly (string | null)[];
  /** A channel: it has a mark in place of a duration. */
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
