import { Button } from '../../../components/Button';
import { PasswordField } from '../../../components/form/PasswordField';
import { Modal } from '../../../components/overlay/Modal';
import { text } from '../../../lib/site/texts';
import { css } from '../../../theme/css' with { type: 'macro' };
import { useDeletion } from './use-account-data';

interface DeletionDialogProps {
  losses: readonly string[];
  onClose: () => void;
}

export function DeletionDialog({ losses, onClose }: DeletionDialogProps) {
  const { email, field, formProps, isBusy } = useDeletion();
  const lead = [text('account.deletion.lead'), ...losses].join(' ');
  return (
    <Modal title={text('account.deletion.title')} lead={lead} onClose={onClose}>
      <form {...formProps} className={css({ display: 'grid', gap: '5' })}>
        <PasswordField
          {...field('password')}
          label={text('common.password')}
          autoComplete="current-password"
        />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div
          className={css({
            display: 'grid',
            gap: '3',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          })}
        >
          <Button variant="outline" size="lg" onClick={onClose}>
            {text(isBusy ? 'common.close' : 'common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            size="lg"
            aria-disabled={isBusy}
            aria-busy={isBusy}
          >
            {text(isBusy ? 'account.deletion.sending' : 'account.deletion.open')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
