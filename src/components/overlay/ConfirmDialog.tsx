import { chakra } from '@chakra-ui/react/styled-system';
import * as AlertDialog from 'radix-ui/alert-dialog';
import type { ReactElement } from 'react';
import { dialogRecipe, dialogTitleRecipe, overlayRecipe } from '../../theme/recipes/dialog';
import { Button } from '../Button';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, e.g. 'Cancel Standard?' */
  title: string;
  /** What confirming does. */
  text: string;
  confirmText: string;
  declineText: string;
  onOpen: () => void;
  onConfirm: () => void;
  /** Also called for Escape. */
  onDecline: () => void;
  /** The button that opens the dialog; the focus returns to it. */
  trigger: ReactElement;
}

/** An alert dialog; the focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, onOpen, onConfirm, onDecline, trigger } = props;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => (open ? onOpen() : onDecline())}>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <Overlay />
        <Panel>
          <Title>{title}</Title>
          <Text>{text}</Text>
          <chakra.div display="grid" gap="3" gridTemplateColumns={{ sm: '1fr 1fr' }} mt="3">
            <AlertDialog.Cancel asChild>
              <Button>{props.declineText}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant="danger" onClick={onConfirm}>
                {props.confirmText}
              </Button>
            </AlertDialog.Action>
          </chakra.div>
        </Panel>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const Overlay = chakra(AlertDialog.Overlay, overlayRecipe);
const Panel = chakra(AlertDialog.Content, dialogRecipe, { defaultProps: { size: 'sm' } });
const Title = chakra(AlertDialog.Title, dialogTitleRecipe);
const Text = chakra(AlertDialog.Description, { base: { color: 'fg.muted' } });
