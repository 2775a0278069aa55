import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useSyncExternalStore,
} from 'react';
import { MovieCard } from '../../../components/cards/MovieCard';
import { logFailure } from '../../../lib/failures';
import { lazy } from '../../../lib/lazy';
import { createListeners } from '../../../lib/listeners';

const changes = createListeners();
const previews = lazy(async () => (await import('./card-preview')).startPreviews(changes.notify));

let aimed: { cardId: string; isPressed: boolean } | null = null;

function aim(cardId: string, titleId: string): void {
  if (aimed?.cardId === cardId) return;
  const asked = { cardId, isPressed: false };
  aimed = asked;
  previews.load().then(
    (loaded) => aimed === asked && !asked.isPressed && loaded.aim(cardId, titleId),
    (error: unknown) => logFailure('the previews of cards', error),
  );
}

function leave(cardId: string): void {
  if (aimed?.cardId !== cardId) return;
  aimed = null;
  previews.loaded()?.leave();
}

function dismiss(): void {
  if (aimed) aimed.isPressed = true;
  previews.loaded()?.dismiss();
}

type PreviewedCardProps = Omit<ComponentProps<typeof MovieCard>, 'listeners' | 'preview'>;

export function PreviewedCard(props: PreviewedCardProps) {
  const { Preview, isPlaying, listeners } = usePreview(props.id);
  return (
    <MovieCard
      {...props}
      listeners={listeners}
      preview={Preview && <Preview {...props} isPlaying={isPlaying} />}
    />
  );
}

function usePreview(titleId: string) {
  const cardId = useId();
  const look = useSyncExternalStore(
    changes.watch,
    () => previews.loaded()?.lookOf(cardId) ?? null,
    () => null,
  );
  useEffect(() => () => leave(cardId), [cardId]);
  return {
    Preview: look && (previews.loaded()?.CardPreview ?? null),
    isPlaying: look === 'playing',
    listeners: {
      onPointerMove({ target, pointerType, movementX, movementY }: PointerEvent) {
        // Ignores events without movement, which fire when a card scrolls under a resting pointer.
        if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
        if (isIn('[data-corner]', target)) leave(cardId);
        else aim(cardId, titleId);
      },
      onPointerLeave({ currentTarget }: PointerEvent) {
        if (!currentTarget.querySelector(':focus-visible')) leave(cardId);
      },
      onPointerDown({ target }: PointerEvent) {
        if (!isIn('[data-preview]', target)) dismiss();
      },
      onFocus({ target }: FocusEvent) {
        if (isIn('[data-corner]', target)) leave(cardId);
        else if (target.matches(':focus-visible')) aim(cardId, titleId);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        const isInside = currentTarget.contains(relatedTarget) || currentTarget.matches(':hover');
        if (!isInside) leave(cardId);
      },
      onClick({ target }: MouseEvent) {
        if (isIn('a', target)) dismiss();
      },
    },
  };
}

function isIn(selector: string, target: EventTarget): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
