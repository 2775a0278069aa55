import { useState } from 'react';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { scrim } from '../../../theme/palette' with { type: 'macro' };
import { styled } from '../../../theme/styled';

interface ArtProps {
  /** The first that can be shown is. */
  pictures: readonly (string | null)[];
  /** While the video loads over it. */
  isDimmed: boolean;
}

/** A title's picture, as wide as the page; without one, the dark it stands on. */
export function Art({ pictures, isDimmed }: ArtProps) {
  const [lost, setLost] = useState<readonly string[]>([]);
  const picture = pictures.find((it) => it && !lost.includes(it));
  return (
    <Wall data-dimmed={isDimmed || undefined}>
      {picture && (
        <img
          key={picture}
          src={picture}
          alt=""
          fetchPriority="high"
          className={css({ w: 'full', h: 'full', objectFit: 'cover', objectPosition: '75% 30%' })}
          onError={() => setLost([...lost, picture])}
        />
      )}
    </Wall>
  );
}

const Wall = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    bgImage: 'linear-gradient(135deg, {colors.bg.deep}, {colors.bg.hover})',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bgImage: 'linear-gradient(to top, {colors.bg} 1%, transparent 42%)',
    },
    '&[data-dimmed]::after': { bgImage: 'none', bg: scrim(0.6) },
  }),
);
