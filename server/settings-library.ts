import { bucketOf, file, folder, secret, text } from './settings-kinds';

const program = text('the name or the path of a program', /^[^\0\n]+$/);

export const librarySettings = {
  libraryDir: {
    env: 'LIBRARY_DIR',
    kind: folder,
    default: null,
    about:
      'Folder that `npm run library` fills (default .library), and whose titles the server shows. Without it, the server shows the demo.',
  },
  mediaBucket: {
    env: 'MEDIA_URL',
    kind: secret(bucketOf),
    default: null,
    about:
      'S3-compatible bucket with a copy of a library, instead of LIBRARY_DIR. Browsers load videos and pictures from it. Same format as UPLOADS_URL; a read-only key is enough (docs/operators/films.md).',
  },
  catalogueFile: {
    env: 'CATALOGUE_FILE',
    kind: file,
    default: null,
    about:
      'JSON file with additions to a library: banners, plans, free and popular titles, live channels, the order of genres, e-mail addresses of the cast.',
  },
  ffmpeg: {
    env: 'FFMPEG',
    kind: program,
    default: 'ffmpeg',
    about: 'The ffmpeg program, version 5 or newer, for `npm run library`.',
  },
  ffprobe: {
    env: 'FFPROBE',
    kind: program,
    default: 'ffprobe',
    about: 'The ffprobe program, version 5 or newer, for `npm run library`.',
  },
} as const;
