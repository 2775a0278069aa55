import { CardButton } from '../../components/cards/CardButton';
import { Icon } from '../../components/Icon';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };

interface RemoveButtonProps {
  name: string;
  /** The list's name, such as 'Continue Watching'. */
  from: string;
  onRemove(): void;
}

/** On a card: takes it out of a list. */
export function RemoveButton({ name, from, onRemove }: RemoveButtonProps) {
  return (
    <CardButton aria-label={text('shared.removal.remove', { name, from })} onClick={onRemove}>
      <Icon name="close" className={css({ boxSize: 'min(1.35rem, 57%)' })} />
    </CardButton>
  );
}
