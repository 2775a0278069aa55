import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { dialogRecipe, dialogTitleRecipe, overlayRecipe } from '../../theme/recipes/dialog';
import { styled } from '../../theme/styled';
import { Button } from '../Button';
import { Icon } from '../Icon';

interface ModalProps {
  title: string;
  lead?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Import it only in lazily loaded modules, since Radix's dialog is large. */
export function Modal({ title, lead, onClose, children }: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Overlay data-modal />
        <Panel
          {...(lead ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirstField}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
        >
          <div
            className={css({
              display: 'flex',
              alignItems: 'flex-start',
              justifyContent: 'space-between',
              gap: '4',
            })}
          >
            <Heading>{title}</Heading>
            <Dialog.Close asChild>
              <Button
                variant="ghost"
                size="icon"
                aria-label={text('common.close')}
                className={css({ mt: '-2', me: '-2' })}
              >
                <Icon name="close" />
              </Button>
            </Dialog.Close>
          </div>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function focusFirstField(event: Event) {
  const field = (event.target as HTMLElement).querySelector<HTMLElement>(
    'input:not([type=hidden]), textarea',
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const Overlay = styled('div', overlayRecipe);
const Panel = styled(Dialog.Content, dialogRecipe, { size: 'md' });
const Heading = styled(Dialog.Title, dialogTitleRecipe);
const Lead = styled(Dialog.Description, recipe({ color: 'fg.muted' }));
