import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { canHover } from '../../theme/media';
import { CardArt, type CardShape } from './CardArt';
import { CardFrame } from './CardFrame';
import { RankNumeral } from './RankNumeral';

interface MovieCardProps {
  id: string;
  name: string;
  /** In place of the name, such as the name with marked letters. */
  shownName?: ReactNode;
  posterImage: string | null;
  thumbnailImage: string | null;
  /** Short facts below the name: rating, language, duration in words. */
  facts: readonly (string | null)[];
  /** 1 to 10: the place in the Top 10, shown as a large numeral. */
  rank?: number | undefined;
  /** The heart; beside the link, since a button must not be inside one. */
  action?: ReactNode;
  shape?: CardShape | undefined;
  /** For cards visible without scrolling: no lazy loading. */
  isEager?: boolean | undefined;
}

export function MovieCard(props: MovieCardProps) {
  const { id, name, posterImage, thumbnailImage, facts, rank, action, shape, isEager } = props;
  const known = facts.filter(Boolean);
  return (
    <Card>
      <Link to={paths.title(id)} draggable={false}>
        <CardFrame shape={shape}>
          <CardArt
            name={name}
            poster={posterImage}
            thumbnail={thumbnailImage}
            shape={shape}
            isEager={isEager}
          />
          {rank !== undefined && <RankNumeral rank={rank} />}
        </CardFrame>
        <Name>{props.shownName ?? name}</Name>
      </Link>
      <Facts>
        {known.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
      {action && <Corner data-corner>{action}</Corner>}
    </Card>
  );
}

const Card = chakra('article', {
  base: {
    position: 'relative',
    minW: '0',
    '& > a': { display: 'block', borderRadius: 'md' },
    '& > a:focus-visible': { outline: 'none' },
    '& > a:focus-visible [data-frame]': {
      outline: '3px solid {colors.focus}',
      outlineOffset: '3px',
    },
    '& [data-frame]': {
      transitionProperty: 'transform, box-shadow',
      transitionDuration: 'moderate',
      transitionTimingFunction: 'out',
    },
    '&:is(:focus-within, :hover) [data-frame]': { boxShadow: 'glow' },
    [canHover]: {
      '&:hover [data-frame]': { transform: 'translateY(-4px)' },
      '&:not(:hover, :focus-within) > [data-corner]:not(:has([aria-pressed=true]))': {
        opacity: '0',
      },
    },
  },
});

const Name = chakra('span', {
  base: {
    display: 'block',
    mt: '2.5',
    h: '6',
    fontSize: 'md',
    fontWeight: 'semibold',
    lineHeight: '1.5rem',
    truncate: true,
  },
});

const Facts = chakra('ul', {
  base: {
    h: '5',
    fontSize: 'sm',
    lineHeight: '1.25rem',
    color: 'fg.subtle',
    truncate: true,
    '& > li': { display: 'inline' },
    '& > li + li::before': { content: '"·"', mx: '1.5' },
  },
});

const Corner = chakra('div', {
  base: {
    position: 'absolute',
    top: '2.5',
    right: '2.5',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
  },
});
