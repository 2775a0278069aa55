import type { ReactNode } from 'react';
import type { TitleDetails } from '../../../contract/entities';
import { GenreBadge } from '../../components/GenreBadge';
import { PageHeading } from '../../components/PageHeading';
import { TitleMeta } from '../../components/TitleMeta';
import { durationText } from '../../lib/duration';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { FactsBox } from './title-layout';

interface FactsProps {
  title: TitleDetails;
  showLink: ReactNode;
  children: ReactNode;
}

export function Facts({ title, showLink, children }: FactsProps) {
  return (
    <FactsBox data-facts data-testid="facts">
      {title.genres.length > 0 && (
        <ul
          aria-label={text('common.genres')}
          className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}
        >
          {title.genres.map(({ id, name, lang }) => (
            <li key={name}>
              <GenreBadge id={id} name={name} lang={lang} />
            </li>
          ))}
        </ul>
      )}
      {showLink}
      <PageHeading lang={title.lang}>{title.name}</PageHeading>
      <TitleMeta
        releaseYear={title.release_year}
        language={title.language}
        duration={durationText(title.duration)}
        isLive={title.is_live}
        imdbRating={title.imdb_rating}
        contentRating={title.content_rating}
      />
      {children}
      <p
        lang={title.description_lang}
        dir="auto"
        className={css({ color: 'fg.muted', fontSize: { md: 'lg' }, overflowWrap: 'anywhere' })}
      >
        {title.description}
      </p>
    </FactsBox>
  );
}
