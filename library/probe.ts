import {
  array,
  coerce,
  create,
  number,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct';
import { SkippedError } from './fault';
import { tagOf } from './languages';
import { outputOf, ProgramFailed, type Programs } from './programs';

/** Excludes playlists and scripts, which refer to other files. */
export const CONTAINERS =
  'matroska,webm,mov,mp4,m4v,avi,mpegts,mpeg,mpegvideo,flv,asf,ogg,mxf,rm,dv,nsv,h264,hevc,wtv,gxf,nut,ivf';

export const inputOf = (path: string): string[] => [
  ...['-protocol_whitelist', 'file', '-format_whitelist', CONTAINERS, '-i', `file:${path}`],
];

export interface VideoTrack {
  readonly index: number;
  readonly codec: string;
  /** As displayed, with square pixels and after rotation. */
  readonly width: number;
  readonly height: number;
  readonly pixelFormat: string;
  readonly isInterlaced: boolean;
  readonly isHdr: boolean;
  readonly isUpright: boolean;
  readonly frameRate: number | null;
  /** Hash of the decoder settings; empty if ffprobe reports none. */
  readonly setup: string;
  readonly isUniform: boolean;
}

export interface SoundTrack {
  readonly index: number;
  readonly codec: string;
  readonly profile: string;
  readonly channels: number;
  readonly language: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly setup: string;
  readonly isUniform: boolean;
}

interface TextTrack {
  readonly index: number;
  readonly codec: string;
  readonly language: string;
  readonly label: string;
  readonly isForced: boolean;
  readonly isForDeaf: boolean;
}

export interface Probe {
  readonly seconds: number;
  readonly video: VideoTrack;
  readonly sounds: readonly SoundTrack[];
  readonly texts: readonly TextTrack[];
}

const numeric = coerce(number(), string(), Number);
const sideData = array(type({ rotation: optional(number()), side_data_type: optional(string()) }));
const StreamStruct = type({
  index: number(),
  codec_type: optional(string()),
  codec_name: optional(string()),
  profile: optional(coerce(string(), number(), String)),
  width: optional(number()),
  height: optional(number()),
  pix_fmt: optional(string()),
  field_order: optional(string()),
  color_transfer: optional(string()),
  sample_aspect_ratio: optional(string()),
  avg_frame_rate: optional(string()),
  duration: optional(numeric),
  channels: optional(number()),
  extradata_hash: optional(string()),
  disposition: optional(record(string(), number())),
  tags: optional(record(string(), string())),
  side_data_list: optional(sideData),
});
type Stream = typeof StreamStruct.TYPE;
const ProbeStruct = type({
  streams: array(StreamStruct),
  format: type({ duration: optional(numeric), tags: optional(unknown()) }),
  packets: optional(array(type({ side_data_list: optional(sideData) }))),
});

const PACKETS = 20;

/**
 * @throws {SkippedError} if the file is unreadable, encrypted, or without video or duration
 * @throws {CannotImport} if ffprobe is killed
 */
export async function probe({ ffprobe }: Programs, path: string): Promise<Probe> {
  const args = [
    ...['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams'],
    ...['-show_data_hash', 'md5'],
    // For some files, ffprobe reports encryption only in the side data of packets.
    ...['-show_entries', 'packet_side_data', '-read_intervals', `%+#${PACKETS}`],
  ];
  const text = await outputOf(ffprobe, [...args, ...inputOf(path)]).catch((error: unknown) => {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new SkippedError(`can't be read as a video (${error.message}).`);
  });
  const { streams, format, packets = [] } = create(JSON.parse(text), ProbeStruct);
  const sideDataOfAll = [...streams, ...packets].flatMap((it) => it.side_data_list ?? []);
  if (sideDataOfAll.some(({ side_data_type }) => /^Encryption/.test(side_data_type ?? ''))) {
    throw new SkippedError('is encrypted.');
  }
  const ofType = (kind: string) => streams.filter(({ codec_type }) => codec_type === kind);
  const [video] = ofType('video').filter((it) => !it.disposition?.attached_pic);
  if (!video?.width || !video.height) throw new SkippedError('no picture track.');
  const seconds = format.duration ?? Math.max(0, ...streams.map(({ duration }) => duration ?? 0));
  if (!(seconds > 0)) throw new SkippedError('no length.');
  return {
    seconds,
    video: videoTrack(video),
    sounds: ofType('audio').map(soundTrack),
    texts: ofType('subtitle').map(textTrack),
  };
}

function videoTrack(stream: Stream): VideoTrack {
  const { index, codec_name = '', pix_fmt = '', field_order = 'progressive' } = stream;
  const rotation = Math.abs(stream.side_data_list?.find((it) => it.rotation)?.rotation ?? 0) % 360;
  const [across = 1, down = 1] = stream.sample_aspect_ratio?.split(':').map(Number) ?? [];
  const stretch = across > 0 && down > 0 ? across / down : 1;
  const wide = Math.round((stream.width ?? 0) * stretch);
  const tall = stream.height ?? 0;
  const [width, height] = rotation % 180 === 90 ? [tall, wide] : [wide, tall];
  const [frames = 0, of = 0] = stream.avg_frame_rate?.split('/').map(Number) ?? [];
  return {
    index,
    codec: codec_name,
    width,
    height,
    pixelFormat: pix_fmt,
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(field_order),
    isHdr: ['smpte2084', 'arib-std-b67'].includes(stream.color_transfer ?? ''),
    isUpright: rotation === 0 && stretch === 1,
    frameRate: frames > 0 && of > 0 ? frames / of : null,
    setup: stream.extradata_hash ?? '',
    isUniform: true,
  };
}

function soundTrack({
  index,
  codec_name = '',
  profile = '',
  channels = 0,
  ...it
}: Stream): SoundTrack {
  return {
    index,
    codec: codec_name,
    profile,
    channels,
    ...namesOf(it),
    isDefault: it.disposition?.default === 1,
    setup: it.extradata_hash ?? '',
    isUniform: true,
  };
}

function textTrack({ index, codec_name = '', ...it }: Stream): TextTrack {
  return {
    index,
    codec: codec_name,
    ...namesOf(it),
    isForced: it.disposition?.forced === 1,
    isForDeaf: it.disposition?.hearing_impaired === 1,
  };
}

function namesOf({ tags = {} }: Pick<Stream, 'tags'>): { language: string; label: string } {
  const find = (name: string) =>
    Object.entries(tags).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  return { language: tagOf(find('language')), label: find('title').trim() };
}
