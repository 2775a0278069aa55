import { text } from '../lib/site/texts';
import { css } from '../theme/css' with { type: 'macro' };

export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a
      href={`#${targetId}`}
      // Following the hash would add a history entry.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
      className={css({
        position: 'fixed',
        top: '3',
        insetInlineStart: '3',
        zIndex: 'skip',
        px: '5',
        py: '3',
        borderRadius: 'pill',
        bg: 'accent',
        color: 'accent.fg',
        fontWeight: 'semibold',
        opacity: '0',
        pointerEvents: 'none',
        _focus: { opacity: '1', pointerEvents: 'auto' },
      })}
    >
      {text('components.skipLink')}
    </a>
  );
}
