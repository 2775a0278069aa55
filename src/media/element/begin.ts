/**
 * Starts the video at `second`, or at 0 if the video is too short. Checks again on
 * `durationchange`, since the browser learns the duration late if the file has no index.
 */
export function beginAt(video: HTMLVideoElement, second: number): void {
  if (second === 0) return;
  video.currentTime = second;
  const settled = new AbortController();
  const { signal } = settled;
  const stayInside = () => {
    const isLoaded = video.readyState >= HTMLMediaElement.HAVE_METADATA;
    if (isLoaded && second >= video.duration) video.currentTime = 0;
  };
  video.addEventListener('loadedmetadata', stayInside, { signal });
  video.addEventListener('durationchange', stayInside, { signal });
  video.addEventListener('seeked', () => settled.abort(), { signal });
}
