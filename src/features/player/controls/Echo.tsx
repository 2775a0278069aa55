import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { scrim } from '../../../theme/palette' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { type IconName, PlayerIcon } from './PlayerIcon';

interface EchoProps {
  echo: { sign: string; text: string } | null;
}

export function Echo({ echo }: EchoProps) {
  return (
    <Overlay role="status" data-testid="echo">
      {echo && (
        <Sign>
          <PlayerIcon name={echo.sign as IconName} className={css({ boxSize: '1.5rem' })} />
          {echo.text}
        </Sign>
      )}
    </Overlay>
  );
}

const Overlay = styled(
  'div',
  recipe({
    position: 'absolute',
    insetInline: '0',
    top: '18%',
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  }),
);

const Sign = styled(
  'div',
  recipe({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    borderRadius: 'full',
    bg: scrim(0.82),
    color: 'fg',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _forcedColors: { borderWidth: '1px', bg: 'Canvas' },
  }),
);
