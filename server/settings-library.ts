/** The settings of a library of own films (docs/operators/films.md). */
import { file, folder, text } from './settings-kinds';

const program = text('the name or the path of a program', /^[^\0\n]+$/);

export const librarySettings = {
  libraryDir: {
    env: 'LIBRARY_DIR',
    kind: folder,
    default: null,
    about:
      'Folder that `npm run library` fills (.library where it is not set), and whose titles the server shows; without it the server shows the demo.',
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
