const EMPTY_TRACK = 'data:,WEBVTT';

/**
 * Replaces the `data:` URL of hls.js's empty subtitle tracks with a blob URL. The
 * Content-Security-Policy (`media-src`) blocks `data:`.
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
