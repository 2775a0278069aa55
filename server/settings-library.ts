/** The settings of a library of videos (docs/operators/films.md). */
import { bucketOf, file, folder, secret, text } from './settings-kinds';

const program = text('the name or the path of a program', /^[^\0\n]+$/);

export const librarySettings = {
  libraryDir: {
    env: 'LIBRARY_DIR',
    kind: folder,
    default: null,
    about:
      'Folder that `npm run library` fills (.library where it is not set), and whose titles the server shows; without it the server shows the demo.',
  },
  mediaBucket: {
    env: 'MEDIA_URL',
    kind: secret(bucketOf),
    default: null,
    about:
      'Bucket with a copy of a library, at a store that speaks S3, instead of LIBRARY_DIR: browsers load films and pictures from there. Written as UPLOADS_URL; its key need only read (docs/operators/films.md).',
  },
  catalogueFile: {
    env: 'CATALOGUE_FILE',
    kind: file,
    default: null,
    about:
      "JSON file of what films' own files can't say: banners, plans, free and popular titles, live channels, order of genres, email addresses of the cast.",
  },
  ffmpeg: {
    env: 'FFMPEG',
    kind: program,
    default: 'ffmpeg',
    about: 'Program ffmpeg, version 5 or newer, for `npm run library`.',
  },
  ffprobe: {
    env: 'FFPROBE',
    kind: program,
    default: 'ffprobe',
    about: 'Program ffprobe, version 5 or newer, for `npm run library`.',
  },
} as const;
