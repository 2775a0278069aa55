import { chakra } from '@chakra-ui/react/styled-system';
import * as AlertDialog from 'radix-ui/alert-dialog';
import type { ReactElement } from 'react';
import { Button } from './Button';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, e.g. 'Cancel Standard?' */
  title: string;
  /** What a yes would do. */
  text: string;
  confirmText: string;
  declineText: string;
  onOpen: () => void;
  onConfirm: () => void;
  /** Also called for Escape. */
  onDecline: () => void;
  /** The button that asks the question, and has the focus again afterwards. */
  trigger: ReactElement;
}

/** Asks before something that is hard to undo. The careful answer has the focus at first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, onOpen, onConfirm, onDecline, trigger } = props;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => (open ? onOpen() : onDecline())}>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <Veil />
        <Panel>
          <Title>{title}</Title>
          <Text>{text}</Text>
          <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" mt="3">
            <AlertDialog.Cancel asChild>
              <Button variant="outline">{props.declineText}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button onClick={onConfirm}>{props.confirmText}</Button>
            </AlertDialog.Action>
          </chakra.div>
        </Panel>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const Veil = chakra(AlertDialog.Overlay, {
  base: { position: 'fixed', inset: '0', zIndex: 'dialog', bg: 'rgb(7 7 12 / 0.78)' },
});

const Panel = chakra(AlertDialog.Content, {
  base: {
    position: 'fixed',
    zIndex: 'dialog',
    inset: '0',
    m: 'auto',
    w: 'calc(100vw - 2rem)',
    maxW: '28rem',
    h: 'fit-content',
    maxH: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    display: 'grid',
    gap: '3',
    p: { base: '6', sm: '8' },
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.raised',
    boxShadow: 'lifted',
    animation: 'rise 180ms both',
  },
});

const Title = chakra(AlertDialog.Title, {
  base: {
    fontFamily: 'display',
    fontWeight: 'display',
    fontSize: '2xl',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
  },
});

const Text = chakra(AlertDialog.Description, { base: { color: 'fg.muted' } });
