import { CardButton } from '../../components/cards/CardButton';
import { Icon } from '../../components/Icon';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };

interface RemoveButtonProps {
  name: string;
  from: string;
  onRemove(): void;
}

export function RemoveButton({ name, from, onRemove }: RemoveButtonProps) {
  return (
    <CardButton aria-label={text('shared.removal.remove', { name, from })} onClick={onRemove}>
      <Icon name="close" className={css({ boxSize: 'min(1.35rem, 57%)' })} />
    </CardButton>
  );
}
