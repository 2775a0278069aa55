import { chakra } from '@chakra-ui/react/styled-system';
import * as AlertDialog from 'radix-ui/alert-dialog';
import { type ReactElement, useRef } from 'react';
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
  onOpen?: () => void;
  onConfirm: () => void;
  /** Also called for Escape. */
  onDecline: () => void;
  /** The button that opens the dialog, where one does; the focus returns to where it was. */
  trigger?: ReactElement;
}

/** An alert dialog; the focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, onOpen, onConfirm, onDecline, trigger } = props;
  const opener = useRef<Element>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => (open ? onOpen?.() : onDecline())}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <Overlay />
        <Panel
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={() => {
            // With a trigger the focus is already back; another page has taken it for itself.
            if (document.activeElement !== document.body) return;
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Title>{title}</Title>
          <Text>{text}</Text>
          <chakra.div display="grid" gap="3" gridTemplateColumns={{ sm: 'auto auto' }} mt="3">
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
