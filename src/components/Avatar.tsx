import { useState } from 'react';
import { css, recipe } from '../theme/css' with { type: 'macro' };
import { styled } from '../theme/styled';

interface AvatarProps {
  name: string;
  image: string | null;
  size?: 'sm' | 'md' | 'lg';
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Hidden from screen readers, since a name or label is always beside it. */
export function Avatar({ name, image, size = 'sm' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = image && image !== failed ? image : null;
  return (
    <Frame size={size} aria-hidden="true">
      {shown ? (
        <img
          src={shown}
          alt=""
          className={css({ boxSize: 'full', objectFit: 'cover' })}
          decoding="async"
          onError={() => setFailed(shown)}
        />
      ) : (
        <Initials>{initialsOf(name)}</Initials>
      )}
    </Frame>
  );
}

const Frame = styled(
  'span',
  recipe(
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      containerType: 'inline-size',
      borderRadius: 'full',
      bg: 'bg.hover',
      color: 'fg',
      fontWeight: 'bold',
    },
    {
      size: {
        sm: { boxSize: 'min(2.25rem, max(36px, 4vw))' },
        md: { boxSize: 'min(5.5rem, max(88px, 12vw))' },
        lg: { boxSize: '6.5rem' },
      },
    },
  ),
);

const Initials = styled('span', recipe({ fontSize: '38cqw' }));
