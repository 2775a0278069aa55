import type { ComponentProps } from 'react';
import { MovieCard } from '../../../components/cards/MovieCard';
import { usePreview } from './use-preview';

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
