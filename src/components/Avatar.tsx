import { useState } from 'react';
import { css } from '../theme/css' with { type: 'macro' };

interface AvatarProps {
  name: string;
  /** Without it, or when it fails to load, the initials are shown. */
  image: string | null;
  /** A CSS length. */
  size?: string;
}

/** The first letters of the first and the last word: 'Asha Devi Rao' → 'AR'. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A person's picture or initials. Hidden from screen readers: the name is written beside it. */
export function Avatar({ name, image, size = 'min(2.25rem, max(36px, 4vw))' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = image && image !== failed ? image : null;
  return (
    <span
      className={css({
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: '0',
        overflow: 'hidden',
        borderRadius: 'full',
        bg: 'bg.hover',
        color: 'fg',
        fontWeight: 'bold',
      })}
      style={{ width: size, height: size, fontSize: `calc(${size} * 0.38)` }}
      aria-hidden="true"
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          className={css({ w: 'full', h: 'full', objectFit: 'cover' })}
          decoding="async"
          onError={() => setFailed(shown)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
