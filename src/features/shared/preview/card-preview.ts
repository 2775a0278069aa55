import { createFlow } from '../../../lib/flow';
import { mayAutoplay } from '../../../state/device/autoplay';
import { loadSettings, setting } from '../../../state/device/settings';
import { from } from '../../../theme/breakpoints';
import { CardPreview } from './CardPreview';
import { cardPreviewLogic } from './card-preview.actors';

const ROOMY = from('md');

export async function startPreviews(onChange: () => void) {
  await loadSettings();
  const actor = createFlow(cardPreviewLogic, 'Card preview');
  actor.subscribe(onChange);
  actor.start();
  return {
    CardPreview,
    lookOf(cardId: string): 'still' | 'playing' | null {
      const snapshot = actor.getSnapshot();
      if (snapshot.context.aim?.cardId !== cardId) return null;
      if (!snapshot.matches({ aiming: 'shown' })) return null;
      return snapshot.matches({ aiming: { shown: { trailer: 'playing' } } }) ? 'playing' : 'still';
    },
    aim(cardId: string, titleId: string): void {
      const isWanted = setting('arePreviewsOn') && matchMedia(ROOMY).matches;
      actor.send({ type: 'card.aimed', cardId, titleId, isWanted, mayPlay: mayAutoplay() });
    },
    leave: (): void => actor.send({ type: 'card.left' }),
    dismiss: (): void => actor.send({ type: 'preview.dismissed' }),
  };
}
