import type { Probe, SoundTrack, VideoTrack } from '../probe';

export interface Rung {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly rate: number;
}

/** Maximum bit rates in kbit/s, by number of lines. */
const LADDER = [
  { lines: 1080, rate: 6000 },
  { lines: 720, rate: 3000 },
  { lines: 432, rate: 1100 },
  { lines: 216, rate: 350 },
] as const;

const MOST = { width: 1920, height: 1088 };
/** Pictures wider than this are ranked by their width: 1920×800 counts as 1080 lines. */
const WIDEST = 16 / 9;

export type VideoPlan =
  | { readonly isCopied: true; readonly name: string }
  | { readonly isCopied: false; readonly rungs: readonly Rung[]; readonly before: string };

export function planVideo(video: VideoTrack): VideoPlan {
  if (isPlayable(video)) return { isCopied: true, name: 'video' };
  return { isCopied: false, rungs: rungsFor(video), before: correction(video) };
}

function isPlayable(video: VideoTrack): boolean {
  return (
    video.codec === 'h264' &&
    ['yuv420p', 'yuvj420p'].includes(video.pixelFormat) &&
    video.width <= MOST.width &&
    video.height <= MOST.height &&
    video.isUniform &&
    video.isUpright &&
    !video.isInterlaced &&
    !video.isHdr
  );
}

export const isPlayableSound = ({ codec, profile, isUniform }: SoundTrack): boolean =>
  isUniform && codec === 'aac' && /^(LC|HE-AAC|HE-AACv2)?$/.test(profile);

const BETWEEN = 1.15;

function rungsFor({ width, height }: VideoTrack): Rung[] {
  const lines = Math.max(height, width / WIDEST);
  const below = LADDER.filter((rung) => rung.lines <= lines * 1.02);
  const above = LADDER.findLast((rung) => rung.lines > lines);
  const isBetween = above !== undefined && lines > (below[0]?.lines ?? 0) * BETWEEN;
  return [...(isBetween ? [{ ...above, lines }] : []), ...below].map((rung) => {
    const scale = Math.min(1, rung.lines / lines);
    return {
      name: `video-${Math.round(rung.lines)}`,
      width: even(width * scale),
      height: even(height * scale),
      rate: rung.rate,
    };
  });
}

/** x264 requires even sizes for 4:2:0 video. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

const TO_SDR =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv';

function correction({ isInterlaced, isHdr }: VideoTrack): string {
  return [isInterlaced ? 'bwdif' : '', isHdr ? TO_SDR : '', 'format=yuv420p']
    .filter(Boolean)
    .join(',');
}

const PICTURES = /^(hdmv_pgs_subtitle|dvd_subtitle|dvb_subtitle|xsub)$/;
const TEXTS =
  /^(subrip|srt|ass|ssa|webvtt|mov_text|text|microdvd|sami|stl|subviewer1?|eia_608|hdmv_text_subtitle)$/;

export function planTexts({ texts }: Probe) {
  return {
    kept: texts.filter(({ codec }) => TEXTS.test(codec)),
    pictures: texts.filter(({ codec }) => PICTURES.test(codec)),
  };
}
