import * as AlertDialog from 'radix-ui/alert-dialog';
import { type ReactElement, useRef } from 'react';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { dialogRecipe, dialogTitleRecipe, overlayRecipe } from '../../theme/recipes/dialog';
import { styled } from '../../theme/styled';
import { Button } from '../Button';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  confirmText: string;
  declineText: string;
  onOpen?: () => void;
  onConfirm: () => void;
  onDecline: () => void;
  trigger?: ReactElement;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, onOpen, onConfirm, onDecline, trigger } = props;
  const opener = useRef<Element>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => (open ? onOpen?.() : onDecline())}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <Overlay data-modal />
        <Panel
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={() => {
            if (document.activeElement !== document.body) return;
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Title>{title}</Title>
          <Text>{text}</Text>
          <div
            className={css({
              display: 'grid',
              gap: '3',
              gridTemplateColumns: { sm: 'auto auto' },
              mt: '3',
            })}
          >
            <AlertDialog.Cancel asChild>
              <Button>{props.declineText}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant="danger" onClick={onConfirm}>
                {props.confirmText}
              </Button>
            </AlertDialog.Action>
          </div>
        </Panel>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Replaces Radix's overlay, which adds a `<style>` element that the CSP blocks. */
const Overlay = styled('div', overlayRecipe);
const Panel = styled(AlertDialog.Content, dialogRecipe, { size: 'sm' });
const Title = styled(AlertDialog.Title, dialogTitleRecipe);
const Text = styled(AlertDialog.Description, recipe({ color: 'fg.muted' }));
