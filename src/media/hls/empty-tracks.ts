const EMPTY_TRACK = 'data:,WEBVTT';

/**
 * Replaces the empty `data:` file that hls.js gives each subtitle track with a blob. The
 * Content-Security-Policy (`media-src`) refuses `data:` files.
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
