import { useRef } from 'react';
import { text } from '../../../lib/site/texts';
import { MenuItem } from '../menu/MenuItem';
import { usePlayerContext } from '../use-player';
import { showCaptionFile } from './caption-files';

export function CaptionFileItem({ onDone }: { onDone(): void }) {
  const { stage } = usePlayerContext();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <MenuItem onClick={() => input.current?.click()}>{text('player.captionFile.load')}</MenuItem>
      <input
        ref={input}
        type="file"
        accept=".vtt,.srt"
        aria-label={text('player.captionFile.label')}
        hidden
        onChange={({ currentTarget }) => {
          void showCaptionFile(stage, currentTarget.files?.[0]);
          onDone();
        }}
      />
    </>
  );
}
