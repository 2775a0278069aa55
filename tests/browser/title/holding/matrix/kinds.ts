import {
  type Act,
  choosesSound,
  endsAt,
  goesOn,
  isTakenOver,
  LOST_AUDIO,
  losesCaptions,
  losesChosenSound,
  pointsAtBar,
  reaches,
  seesCaptions,
  triesAgain,
  waitsForChannel,
} from './acts';
import type { Packing } from './lists';

interface Kind {
  file: string;
  ends: 'it goes on' | 'next source' | 'notice';
  isLate?: boolean;
  /** A notice that must appear, but may disappear before the film plays. */
  says?: string;
  sees: Act;
  refused?: Kind;
}
type Kinds = Readonly<Record<string, Kind>>;

const on = (file: string, sees: Act): Kind => ({ file, ends: 'it goes on', sees });
const next = (file: string, from?: number): Kind => ({
  file,
  ends: 'next source',
  sees: isTakenOver(from),
});
const notice = (file: string): Kind => ({ file, ends: 'notice', sees: triesAgain });

const lists: Kinds = {
  'the master': next('master'),
  'the playlist': next('picture'),
  'the only master': notice('master'),
  'the only playlist': notice('picture'),
};
const stills: Kinds = {
  'the list of stills': on('stills', pointsAtBar),
  'the picture of stills': on('sheet', pointsAtBar),
};
const film: Kinds = {
  ...lists,
  'the first part': on('picture-0', reaches(4)),
  'a part in the middle': on('picture-1', goesOn(3, 8)),
  'the last part': on('picture-3', endsAt(12)),
  'the list of captions': on('captions', losesCaptions(8)),
  'a part of captions': on('captions-1', seesCaptions(8)),
  'the list of the default sound': { ...on('english', goesOn(8)), says: LOST_AUDIO },
  'a part of the default sound': on('english-1', goesOn(3, 8)),
  'the list of a chosen sound': on('score', losesChosenSound(8)),
  'a part of a chosen sound': on('score-1', choosesSound(goesOn(3, 8))),
  ...stills,
};
const file: Kinds = {
  'its beginning': next('film-0'),
  'its only beginning': notice('film-0'),
  'its middle': next('film-2', 25),
  'its end': next('film-3', 40),
  ...stills,
};
const channel: Kinds = {
  ...lists,
  'the first part': on('picture-3', reaches(16)),
  'a later part': on('picture-4', reaches(20)),
  'the playlist, later,': {
    ...on('picture', waitsForChannel),
    isLate: true,
    refused: { ...next('picture', 22), isLate: true },
  },
  'the list of the default sound': { ...on('english', goesOn(16)), says: LOST_AUDIO },
  'a part of the default sound': on('english-4', reaches(20)),
  'the list of a chosen sound': on('score', losesChosenSound(16)),
  'a part of a chosen sound': on('score-4', choosesSound(reaches(20))),
};

export function kindsOf(packing: Packing): Kinds {
  if (packing === 'one file') return file;
  return packing === 'channel' ? channel : film;
}
