/** Runs as an init script, so it cannot import anything. */
export function provideFakeMedia(): void {
  const TICK = 50;

  const mountMedia: StartOptions['mountMedia'] = (stage) => {
    const { host, title, startAt, clock, mediaState, report } = stage;
    const video = document.createElement('video');
    Object.assign(video, { tabIndex: -1, ariaLabel: title });
    let duration = 60;
    let time = startAt < duration ? startAt : 0;
    let isPaused = true;
    let isEnded = false;
    let before = performance.now();

    const tellTime = () =>
      clock.change({ time, duration, buffered: [{ start: 0, end: duration }] });
    const stand = (isOver: boolean) => {
      isPaused = true;
      isEnded = isOver;
      mediaState.change({ isPaused, isEnded });
      report(isOver ? 'ended' : 'paused');
    };
    const seek = (second: number) => {
      time = Math.max(0, Math.min(second, duration));
      isEnded = false;
      mediaState.change({ isEnded });
      tellTime();
    };
    const tick = () => {
      const now = performance.now();
      const passed = ((now - before) / 1000) * video.playbackRate;
      before = now;
      if (isPaused) return;
      time = Math.min(duration, time + passed);
      tellTime();
      if (time === duration) stand(true);
    };
    const timer = setInterval(tick, TICK);

    Object.defineProperties(video, {
      currentTime: { get: () => time, set: seek },
      duration: {
        get: () => duration,
        set(seconds: number) {
          duration = seconds;
          tellTime();
        },
      },
      readyState: { value: HTMLMediaElement.HAVE_ENOUGH_DATA },
      played: { get: () => ({ length: isPaused ? 0 : 1 }) },
      paused: { get: () => isPaused },
      ended: { get: () => isEnded },
    });
    video.addEventListener('volumechange', () =>
      mediaState.change({ volume: video.volume, isMuted: video.muted }),
    );
    video.addEventListener('ratechange', () => mediaState.change({ rate: video.playbackRate }));
    mediaState.change({ can: { ...mediaState.read().can, seek: true, volume: true, rate: true } });
    host.append(video);
    queueMicrotask(() => {
      tellTime();
      report('ready');
    });

    return {
      play() {
        const isPlayer = host.closest('[data-stage]') !== null;
        const isBusy = document.activeElement?.matches('input, [role=dialog] *, [data-stage] *');
        if (isPlayer && !isBusy) video.focus({ preventScroll: true });
        if (isEnded) seek(0);
        before = performance.now();
        queueMicrotask(() => {
          isPaused = false;
          mediaState.change({ isPaused, isEnded });
          report('playing');
        });
      },
      pause: () => queueMicrotask(() => stand(false)),
      seek,
      prefer({ volume = video.volume, isMuted = video.muted, rate = video.playbackRate }) {
        Object.assign(video, { volume, muted: isMuted, playbackRate: rate });
      },
      addCaptions: () => null,
      toggle() {},
      reconnect: () => report('connected'),
      showControls: () => Object.assign(video, { controls: true }),
      position: () => (isEnded ? 0 : time),
      remove() {
        clearInterval(timer);
        video.remove();
      },
    };
  };
  globalThis.startOptions = { ...globalThis.startOptions, mountMedia };
}
