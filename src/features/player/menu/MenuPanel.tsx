import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { recipe } from '../../../theme/css' with { type: 'macro' };
import { scrim } from '../../../theme/palette' with { type: 'macro' };
import { styled } from '../../../theme/styled';
import { MenuItem } from './MenuItem';

interface MenuPanelProps {
  id: string;
  label: string;
  onClose(): void;
  onBack: (() => void) | undefined;
  children: ReactNode;
}

export function MenuPanel({ id, label, onClose, onBack, children }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first] = itemsIn(panel.current);
    const chosen = panel.current?.querySelector<HTMLElement>(
      '[role=menuitemradio][aria-checked=true]',
    );
    focusItem(chosen ?? first);
  }, []);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const isInside = (target as Element).closest(
        `#${CSS.escape(id)}, [aria-controls="${id}"], [data-shade]`,
      );
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', closeOutside, true);
    return () => document.removeEventListener('pointerdown', closeOutside, true);
  }, [id, onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsIn(panel.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const next = moves[event.key];
    if (next !== undefined) focusItem(items[next]);
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (event.key === 'ArrowLeft' && onBack) onBack();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Shade data-shade onClick={onClose} />
      <Panel ref={panel} id={id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
        {onBack && (
          <MenuItem icon="previous" onClick={onBack}>
            {label}
          </MenuItem>
        )}
        {children}
      </Panel>
    </>
  );
}

/** Scrolls only the panel: `focus` alone would scroll the page too. */
function focusItem(item: HTMLElement | undefined): void {
  item?.focus({ preventScroll: true });
  const panel = item?.parentElement;
  if (!item || !panel) return;
  const { offsetTop, offsetHeight } = item;
  const lowest = offsetTop + offsetHeight - panel.clientHeight;
  panel.scrollTop = Math.max(lowest, Math.min(panel.scrollTop, offsetTop));
}

function itemsIn(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

const Shade = styled(
  'div',
  recipe({
    display: 'none',
    position: 'fixed',
    inset: '0',
    bg: scrim(0.6),
    touchAction: 'none',
    '@media (max-width: 639.98px)': { display: 'block' },
  }),
);

const Panel = styled(
  'div',
  recipe({
    position: 'absolute',
    insetInlineEnd: '0',
    bottom: { base: '0.25rem', md: 'calc(100% + 0.25rem)' },
    zIndex: 'raised',
    w: 'min(19rem, 100%)',
    maxH: { base: 'calc(100cqh - 0.5rem)', md: 'min(26rem, 100cqh - 6rem)' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    p: '1.5',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.raised',
    boxShadow: 'lifted',
    animation: 'rise 120ms both',
    _motionReduce: { animation: 'none' },
    '@media (max-width: 639.98px)': {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      w: 'full',
      maxH: '75dvh',
      pb: 'max({spacing.1.5}, env(safe-area-inset-bottom))',
      borderBottomRadius: '0',
      borderInlineWidth: '0',
      borderBottomWidth: '0',
    },
  }),
);
