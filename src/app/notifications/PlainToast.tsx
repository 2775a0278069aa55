import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

export function PlainToast({ message }: { message: string }) {
  return (
    <Card role="alert" dir="auto">
      {message}
    </Card>
  );
}

const Card = styled(
  'p',
  recipe({
    position: 'fixed',
    top: '4',
    insetInlineEnd: '4',
    zIndex: 'skip',
    maxW: '20rem',
    p: '4',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    boxShadow: 'lifted',
  }),
);
