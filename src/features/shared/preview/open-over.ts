const MARGIN = 8;

export function openOver(popover: HTMLElement): () => void {
  const card = popover.closest('article');
  popover.showPopover();
  const picture = card?.querySelector('[data-frame]')?.getBoundingClientRect();
  if (picture) {
    const { clientWidth, clientHeight } = document.documentElement;
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const least = Math.max(bar, 0) + MARGIN;
    popover.style.maxHeight = `${clientHeight - least - MARGIN}px`;
    const { width, height } = popover.getBoundingClientRect();
    const left = centred(picture.left, picture.width, width);
    const top = centred(picture.top, picture.height, height);
    Object.assign(popover.style, {
      left: `${within(left, MARGIN, clientWidth - width - MARGIN)}px`,
      top: `${within(top, least, clientHeight - height - MARGIN)}px`,
    });
  }
  return () => {
    if (popover.contains(document.activeElement)) {
      card?.querySelector('a')?.focus({ preventScroll: true });
    }
  };
}

const centred = (start: number, length: number, size: number) => start + (length - size) / 2;

const within = (position: number, least: number, most: number) =>
  Math.round(Math.max(Math.min(position, most), least));
