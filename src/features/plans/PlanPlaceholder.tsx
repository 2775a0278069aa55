import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

const LINES = [
  css({ w: '80%' }),
  css({ w: '65%' }),
  css({ w: '72%' }),
  css({ w: '58%' }),
  css({ w: '68%' }),
];

export function PlanPlaceholder() {
  return (
    <Frame aria-hidden="true" data-testid="plan-placeholder">
      <Bar className={css({ w: '45%', h: '7' })} />
      <Bar className={css({ w: '60%', h: '12', mb: '4' })} />
      {LINES.map((width) => (
        <Bar key={width} className={`${width} ${css({ h: '4', mb: '3' })}`} />
      ))}
      <Bar className={css({ w: 'full', h: '14', mt: 'auto', borderRadius: 'full' })} />
    </Frame>
  );
}

const Frame = styled(
  'div',
  recipe({
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minH: '32rem',
    p: '7',
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
    animation: 'shimmer 1.8s ease-in-out infinite',
  }),
);

const Bar = styled('div', recipe({ borderRadius: 'sm', bg: 'bg.placeholder', flexShrink: '0' }));
