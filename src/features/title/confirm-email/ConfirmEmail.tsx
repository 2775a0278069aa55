import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { text } from '../../../lib/site/texts';
import { css } from '../../../theme/css' with { type: 'macro' };
import { useConfirmEmail } from './use-confirm-email';

export function ConfirmEmail({ titleId }: { titleId: string }) {
  const { formProps, isBusy } = useConfirmEmail(titleId);
  return (
    <form
      {...formProps}
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '4',
        rowGap: '3',
      })}
    >
      <p>{text('title.confirm.lead')}</p>
      <Button type="submit" size="sm" variant="outline" aria-disabled={isBusy} aria-busy={isBusy}>
        <Icon name="mail" className={css({ boxSize: '1.1em' })} />
        {text('title.confirm.send')}
      </Button>
    </form>
  );
}
