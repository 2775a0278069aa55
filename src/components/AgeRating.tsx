import { richText } from '../lib/site/texts';
import { recipe } from '../theme/css' with { type: 'macro' };
import { styled } from '../theme/styled';
import { VisuallyHidden } from './VisuallyHidden';

export function AgeRating({ rating }: { rating: string }) {
  return (
    <Frame data-age>
      {richText('components.ageRating', {
        rating: <bdi dir="ltr">{rating}</bdi>,
        hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
      })}
    </Frame>
  );
}

const Frame = styled(
  'li',
  recipe({
    flex: 'none',
    px: '0.4em',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    fontSize: '0.875em',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
  }),
);
