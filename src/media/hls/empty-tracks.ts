const EMPTY_TRACK = 'data:,WEBVTT';

/**
 * hls.js fills the tracks of subtitles itself, and gives each an empty `data:` file to load, which the
 * policy refuses (`media-src`). Before it is loaded, it becomes the same file as a blob.
 * @returns how to stop
 */
export function serveEmptyTracks(video: HTMLVideoElement): () => void {
  const file = URL.createObjectURL(new Blob(['WEBVTT'], { type: 'text/vtt' }));
  const observer = new MutationObserver((changes) => {
    for (const track of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (track instanceof HTMLTrackElement && track.src === EMPTY_TRACK) track.src = file;
    }
  });
  observer.observe(video, { childList: true });
  return () => {
    observer.disconnect();
    URL.revokeObjectURL(file);
  };
}
