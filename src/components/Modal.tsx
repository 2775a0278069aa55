import { chakra } from '@chakra-ui/react/styled-system';
import * as Dialog from 'radix-ui/dialog';
import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';

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

const Shade = chakra(Dialog.Overlay, {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'dialog',
    bg: 'rgb(7 7 12 / 0.78)',
    backdropFilter: 'blur(6px)',
  },
});

const Panel = chakra(Dialog.Content, {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'dialog',
    display: 'grid',
    gap: '5',
    alignContent: 'start',
    m: 'auto',
    w: 'calc(100% - 2rem)',
    maxW: '34rem',
    h: 'fit-content',
    maxH: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    p: { base: '6', sm: '8' },
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
    boxShadow: 'lifted',
    outline: 'none',
    animation: 'rise 180ms both',
  },
});

const Heading = chakra(Dialog.Title, {
  base: { fontSize: '2xl', letterSpacing: 'wide', overflowWrap: 'anywhere', minW: '0' },
});

const Lead = chakra(Dialog.Description, { base: { color: 'fg.muted' } });
