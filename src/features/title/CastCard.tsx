import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/Avatar';
import { paths } from '../../lib/paths';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

interface CastCardProps {
  id: string;
  name: string;
  image: string | null;
  action?: ReactNode;
}

export function CastCard({ id, name, image, action }: CastCardProps) {
  return (
    <Card>
      <Link to={paths.moviesWithActor(id)} state={{ castName: name }}>
        <Avatar name={name} image={image} size="lg" />
        <span
          dir="auto"
          className={css({
            display: 'block',
            mt: '3',
            fontWeight: 'semibold',
            lineHeight: 'snug',
            overflowWrap: 'anywhere',
          })}
        >
          {name}
        </span>
      </Link>
      {action && <div className={css({ mt: 'auto' })}>{action}</div>}
    </Card>
  );
}

const Card = styled(
  'article',
  recipe({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    h: 'full',
    px: '2',
    py: '5',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
    textAlign: 'center',
    minW: '0',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.strong', bg: 'bg.raised' },
    '& > a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      w: 'full',
      borderRadius: 'md',
    },
  }),
);
