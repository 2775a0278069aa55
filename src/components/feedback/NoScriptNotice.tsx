import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };

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
        {text('common.needsScripts')}
      </p>
    </noscript>
  );
}
