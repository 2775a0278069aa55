import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { recipe } from '../theme/css' with { type: 'macro' };
import { scrim, translucent } from '../theme/palette' with { type: 'macro' };
import { styled } from '../theme/styled';

const badgeRecipe = recipe({
  display: 'inline-block',
  maxW: 'full',
  overflowWrap: 'anywhere',
  px: '3',
  py: '1',
  borderRadius: 'pill',
  borderWidth: '1px',
  borderColor: translucent('ivory.50', 0.28),
  bg: scrim(0.45),
  color: 'fg',
  fontSize: 'xs',
  fontWeight: 'semibold',
  letterSpacing: 'wide',
  lineHeight: 'snug',
  '&[href]:hover': { borderColor: 'fg' },
});

const Badge = styled('span', badgeRecipe);

const BadgeLink = styled(Link, badgeRecipe);

interface GenreBadgeProps {
  id: string | undefined;
  name: string;
  lang: string | undefined;
}

export function GenreBadge({ id, name, lang }: GenreBadgeProps) {
  if (!id) {
    return (
      <Badge lang={lang} dir="auto">
        {name}
      </Badge>
    );
  }
  // Arrow keys skip the link, since it lies between the header and the Play button.
  return (
    <BadgeLink to={paths.moviesOfGenre(id)} lang={lang} dir="auto" data-arrow-keys="skip">
      {name}
    </BadgeLink>
  );
}
