import { css } from '../../theme/css' with { type: 'macro' };

/** At the top of a page whose content or form needs the app, for browsers that run no scripts. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p
        className={css({
          px: 'gutter',
          py: '3',
          borderBottomWidth: '1px',
          borderColor: 'border.strong',
          bg: 'bg.raised',
          textAlign: 'center',
        })}
      >
        Fin needs JavaScript to show its films.
      </p>
    </noscript>
  );
}
