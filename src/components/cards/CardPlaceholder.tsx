import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { CardFrame, type CardShape } from './CardFrame';

interface CardPlaceholderProps {
  shape?: CardShape;
}

export function CardPlaceholder({ shape }: CardPlaceholderProps) {
  return (
    <div
      data-testid="placeholder"
      className={css({
        animation: 'shimmer 1.8s ease-in-out infinite',
        '& [data-frame]': { bg: 'bg.placeholder' },
      })}
    >
      <CardOutline shape={shape} />
    </div>
  );
}

export function CardOutline({ shape }: CardPlaceholderProps) {
  return (
    <div aria-hidden="true">
      <CardFrame shape={shape} />
      <Line className={css({ w: '70%', h: '3', mt: '3.5', mb: '3.5' })} />
      <Line className={css({ w: '45%', h: '2.5', mb: '2' })} />
    </div>
  );
}

const Line = styled('div', recipe({ borderRadius: 'sm', bg: 'bg.placeholder' }));
