import { LIVE_EDGE_TOLERANCE_SECONDS } from '../media-state';

export function keepChannelPace(video: HTMLVideoElement): void {
  let isChannel = false;
  const isFast = () => isChannel && video.playbackRate > 1;
  const normalize = () => Object.assign(video, { playbackRate: 1, defaultPlaybackRate: 1 });
  video.addEventListener('durationchange', () => {
    const wasChannel = isChannel;
    isChannel = video.duration === Number.POSITIVE_INFINITY;
    if (isChannel && !wasChannel) normalize();
  });
  video.addEventListener('timeupdate', () => {
    const last = video.seekable.length - 1;
    const isLive =
      last >= 0 && video.seekable.end(last) - video.currentTime < LIVE_EDGE_TOLERANCE_SECONDS;
    if (isFast() && isLive) normalize();
  });
  video.addEventListener('waiting', () => {
    if (isFast()) normalize();
  });
}
