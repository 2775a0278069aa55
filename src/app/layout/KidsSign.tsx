import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

export function KidsSign() {
  return (
    <Sign to={paths.kidsMode} aria-label={text('app.kidsSign.label')}>
      {text('app.kidsSign.short')}
    </Sign>
  );
}

const Sign = styled(
  Link,
  recipe({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    minH: '11',
    px: 'min(0.75rem, 1vw)',
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'border.strong',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _hover: { borderColor: 'fg' },
    _focusVisible: { borderRadius: 'pill' },
  }),
);
