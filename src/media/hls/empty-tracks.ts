const EMPTY_TRACK = 'data:,WEBVTT';

/**
 * hls.js gives each subtitle track an empty `data:` file, which the Content-Security-Policy refuses
 * (`media-src`). Replaces it with a blob before it loads.
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
