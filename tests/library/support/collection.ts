import { join } from 'node:path';
import { type FilmOptions, ffmpeg, H264, makeFilm, nfo, SRT, write } from './films';

const SEA = 'O Mar Aberto (2024)';
export const TITLES_MADE = 22;

const MP3 = ['-c:a', 'libmp3lame'];
const AC3 = ['-c:a', 'ac3', '-ac', '6'];
const x265 = (...more: string[]) => ['-c:v', 'libx265', '-preset', 'ultrafast', ...more];
const QUIET = 'log-level=none';
const H264_TEN_BITS = [...H264.slice(0, 4), '-profile:v', 'high10', '-pix_fmt', 'yuv420p10le'];
const HDR =
  'colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc:hdr10=1:repeat-headers=1:log-level=none';

const LONG = { seconds: 20 };

const FILMS: Readonly<Record<string, FilmOptions>> = {
  [`${SEA}/${SEA}.mkv`]: { ...LONG, sounds: ['por', 'eng'], words: SRT },
  'HEVC.mkv': { video: x265('-x265-params', QUIET), sound: AC3 },
  'HDR (2021).mkv': { video: x265('-pix_fmt', 'yuv420p10le', '-x265-params', HDR) },
  'Ten bits.mp4': { video: H264_TEN_BITS },
  'Full chroma.mkv': { video: [...H264.slice(0, 4), '-pix_fmt', 'yuv444p'] },
  'Fogo.2022.avi': { video: ['-c:v', 'mpeg4'], sound: MP3, sounds: ['und'] },
  'Web.webm': {
    video: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime'],
    sound: ['-c:a', 'libopus'],
  },
  'Broadcast.ts': {
    video: ['-c:v', 'mpeg2video', '-flags', '+ilme+ildct', '-top', '1', '-r', '25'],
    sound: ['-c:a', 'mp2'],
  },
  'Recorded.m2ts': { sound: AC3 },
  'Disc.vob': { video: ['-c:v', 'mpeg2video', '-r', '25'], sound: AC3, more: ['-f', 'vob'] },
  'Windows.wmv': { video: ['-c:v', 'wmv2'], sound: ['-c:a', 'wmav2'] },
  'Flash.flv': { video: ['-c:v', 'flv'], sound: [...MP3, '-ar', '44100'] },
  'Cut.mov': { video: ['-c:v', 'prores_ks'], sound: ['-c:a', 'pcm_s16le'] },
  'Camera.mkv': { video: ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj422p'], sound: ['-c:a', 'flac'] },
  'Silent.mp4': { sounds: [] },
  'Tall.mp4': { size: '72x128' },
  'Anamorphic.mp4': { more: ['-aspect', '2.35'] },
  'Many languages.mkv': {
    ...LONG,
    sounds: ['fra', 'deu', 'jpn', 'ara'],
    more: ['-disposition:a:1', 'default'],
  },
  'Captions inside.mp4': { words: SRT, more: ['-c:s', 'mov_text'] },
  '50% #1 "Quoted" 🎬 שלום.mkv': {},
  'Show/Season 01/Show S01E01.mkv': {},
  'Show/Season 01/Show 1x02.mkv': {},
};

export function makeCollection(films: string): void {
  for (const [path, options] of Object.entries(FILMS))
    makeFilm(join(films, path), { seconds: 2, ...options });
  const poster = join(films, SEA, 'poster.jpg');
  ffmpeg('-f', 'lavfi', '-i', 'testsrc=size=500x750', '-frames:v', '1', poster);
  write(films, {
    [`${SEA}/movie.nfo`]: nfo('<title>O Mar Aberto</title><genre>Drama</genre>'),
    [`${SEA}/${SEA}.ru.srt`]: Buffer.from(`\ufeff${SRT}`, 'utf16le'),
    'Show/tvshow.nfo': '<tvshow><title>The Show</title><genre>Drama</genre></tvshow>',
  });
}
