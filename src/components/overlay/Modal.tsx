import { chakra } from '@chakra-ui/react/styled-system';
import * as Dialog from 'radix-ui/dialog';
import { type ReactNode, useState } from 'react';
import { dialogRecipe, dialogTitleRecipe, shadeRecipe } from '../../theme/recipes/dialog';
import { Button } from '../Button';
import { Icon } from '../Icon';

interface ModalProps {
  title: string;
  /** One or two sentences below the title, read out when it opens. */
  lead?: ReactNode;
  /** Escape and the cross. A press beside the panel does nothing: what was written is not lost. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel above the page, open as long as it is rendered. It keeps the focus, and gives it back to
 * whatever had it before. Loaded when first needed: import it lazily.
 */
export function Modal({ title, lead, onClose, children }: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Shade />
        <Panel
          {...(lead ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirstField}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
        >
          <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="4">
            <Heading>{title}</Heading>
            <Dialog.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" mt="-2" me="-2">
                <Icon name="close" />
              </Button>
            </Dialog.Close>
          </chakra.div>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Whoever opens a form wants to write; the cross is the first stop of a panel without one. */
function focusFirstField(event: Event) {
  const field = (event.target as HTMLElement).querySelector<HTMLElement>('input, textarea');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const Shade = chakra(Dialog.Overlay, shadeRecipe);
const Panel = chakra(Dialog.Content, dialogRecipe, { defaultProps: { size: 'md' } });
const Heading = chakra(Dialog.Title, dialogTitleRecipe);
const Lead = chakra(Dialog.Description, { base: { color: 'fg.muted' } });
