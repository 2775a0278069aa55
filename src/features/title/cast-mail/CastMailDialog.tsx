import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../components/Button';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { Modal } from '../../../components/overlay/Modal';
import type { Title } from '../use-title';
import { useCastMailForm } from './use-cast-mail-form';

interface CastMailDialogProps {
  person: Title['casts'][number];
  onCancel: () => void;
  onSent: () => void;
}

/** A message to one member of the cast (spec §4). */
export function CastMailDialog({ person, onCancel, onSent }: CastMailDialogProps) {
  const { field, formProps, isBusy } = useCastMailForm(person.id, onSent);
  return (
    <Modal
      title={`Send email to ${person.name}`}
      lead={
        person.email
          ? 'We pass your message on. Replies come to your own email address.'
          : `We have no email address of ${person.name} on file, so your message may not reach them.`
      }
      onClose={onCancel}
    >
      <chakra.form {...formProps} display="grid" gap="5">
        <TextAreaField {...field('message')} isRequired label="Message" rows={6} />
        <chakra.div
          display="grid"
          gap="3"
          gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Button variant="outline" size="lg" onClick={onCancel} order={{ base: 1, sm: 0 }}>
            Cancel
          </Button>
          <SubmitButton text="Send" busyText="Sending..." isBusy={isBusy} />
        </chakra.div>
      </chakra.form>
    </Modal>
  );
}
