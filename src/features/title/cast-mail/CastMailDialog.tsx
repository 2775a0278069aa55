import { useState } from 'react';
import type { CastMember } from '../../../../contract/entities';
import { Button } from '../../../components/Button';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { Modal } from '../../../components/overlay/Modal';
import { text } from '../../../lib/site/texts';
import { css } from '../../../theme/css' with { type: 'macro' };
import type { useCastMail } from './use-cast-mail';
import { useCastMailForm } from './use-cast-mail-form';

interface CastMailDialogProps {
  person: CastMember;
  mail: ReturnType<typeof useCastMail>;
}

export function CastMailDialog({ person, mail }: CastMailDialogProps) {
  const { read, field, formProps, isBusy } = useCastMailForm(person.id, mail);
  // Restores the text if the dialog reopens while the message is still being sent.
  const [written, setWritten] = useState(field('message').defaultValue);
  const close = () => {
    const { message } = read();
    setWritten(message);
    if (!isBusy) mail.keep(person.id, message);
    mail.cancel();
  };
  if (!mail.isShown) return null;
  const { name } = person;
  return (
    <Modal
      title={text('title.mail.title', { name })}
      lead={
        person.email || person.can_be_mailed
          ? text('title.mail.lead')
          : text('title.mail.noAddress', { name })
      }
      onClose={close}
    >
      <form {...formProps} className={css({ display: 'grid', gap: '5' })}>
        <input type="hidden" name="cast_id" value={person.id} />
        <TextAreaField
          {...field('message')}
          defaultValue={written}
          isRequired
          label={text('title.mail.message')}
          rows={6}
        />
        <div
          className={css({
            display: 'grid',
            gap: '3',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          })}
        >
          <Button
            variant="outline"
            size="lg"
            onClick={close}
            className={css({ order: { base: 1, sm: 0 } })}
          >
            {text(isBusy ? 'common.close' : 'common.cancel')}
          </Button>
          <SubmitButton
            text={text('common.send')}
            busyText={text('common.sending')}
            isBusy={isBusy}
          />
        </div>
      </form>
    </Modal>
  );
}
