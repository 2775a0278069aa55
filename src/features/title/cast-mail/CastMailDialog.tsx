import { chakra } from '@chakra-ui/react/styled-system';
import type { CastMember } from '../../../../contract/entities';
import { Button } from '../../../components/Button';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { Modal } from '../../../components/overlay/Modal';
import { useCastMailForm } from './use-cast-mail-form';

interface CastMailDialogProps {
  person: CastMember;
  /** What was written before and not sent. */
  message: string;
  /** With what is written so far. */
  onCancel: (message: string) => void;
  onSent: () => void;
}

/** A message to one member of the cast (spec §4). */
export function CastMailDialog({ person, message, onCancel, onSent }: CastMailDialogProps) {
  const form = useCastMailForm({ castId: person.id, message, onSent });
  const { field, formProps, isBusy } = form;
  const cancel = () => onCancel(String(form.values.message ?? ''));
  return (
    <Modal
      title={`Send email to ${person.name}`}
      lead={
        person.email
          ? 'We pass your message on. Replies come to your own email address.'
          : `We have no email address of ${person.name} on file, so your message may not reach them.`
      }
      onClose={cancel}
    >
      <chakra.form {...formProps} display="grid" gap="5">
        <TextAreaField {...field('message')} isRequired label="Message" rows={6} />
        <chakra.div
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Button variant="outline" size="lg" onClick={cancel} order={{ base: 1, sm: 0 }}>
            Cancel
          </Button>
          <SubmitButton text="Send" busyText="Sending..." isBusy={isBusy} />
        </chakra.div>
      </chakra.form>
    </Modal>
  );
}
