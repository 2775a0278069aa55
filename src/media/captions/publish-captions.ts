import { FILE_TRACK_PREFIX } from '../media-state';
import type { Stage } from '../port';
import type { CaptionFile } from './file';
import type { Cue } from './parse';

export function publishCaptions(
  video: HTMLVideoElement,
  { captions, captionStyle }: Pick<Stage, 'captions' | 'captionStyle'>,
) {
  const own = new Map<TextTrack, readonly Cue[]>();
  let last = '';
  const publish = () => {
    const track = [...video.textTracks].find(({ mode }) => mode === 'showing');
    const second = video.currentTime - captionStyle.read().delay;
    const said = [...(track?.cues ?? [])]
      .filter(({ startTime, endTime }) => startTime <= second && second < endTime)
      .map((cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '');
    // Removes duplicates, since overlapping cues of roll-up captions can have the same text.
    const lines = [...new Set(said)];
    if (lines.join('\n') === last) return;
    last = lines.join('\n');
    captions.change({ lines });
  };
  for (const event of ['timeupdate', 'seeking', 'seeked']) video.addEventListener(event, publish);
  video.textTracks.addEventListener('change', publish);
  video.textTracks.addEventListener('addtrack', ({ track }) =>
    track?.addEventListener('cuechange', publish),
  );
  return {
    add({ name, cues }: CaptionFile): string {
      const id = `${FILE_TRACK_PREFIX}${name}`;
      const earlier = [...own.keys()].find(({ language }) => language === id);
      const track = earlier ?? video.addTextTrack('subtitles', name, id);
      for (const other of video.textTracks) if (other !== track) other.mode = 'disabled';
      // Shows the track first, since `cues` is `null` while a track is disabled.
      track.mode = 'showing';
      for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
      own.set(track, cues);
      fill(track, cues);
      return id;
    },
    /** Adds a caption file's cues again if its track is empty or disabled. */
    refill(): void {
      for (const [track, cues] of own) if (!track.cues?.length) fill(track, cues);
    },
    stop: captionStyle.watch(publish),
  };
}

function fill(track: TextTrack, cues: readonly Cue[]): void {
  for (const { start, end, text } of cues) track.addCue(new VTTCue(start, end, text));
}
