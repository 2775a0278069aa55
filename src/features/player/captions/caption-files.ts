import { notify } from '../../../lib/notifications';
import { text } from '../../../lib/site/texts';
import { ENCODINGS } from '../../../media/captions/decode';
import { type CaptionFile, readAs, readCaptionFile } from '../../../media/captions/file';
import { CaptionFileError } from '../../../media/captions/parse';
import type { MountedStage } from '../mounted-stage';

type Refusal = CaptionFileError['reason'] | 'tooEarly' | 'notTaken';

export async function showCaptionFile(stage: MountedStage, file: File | undefined): Promise<void> {
  if (file) await show(stage, () => readCaptionFile(file));
}

export function encodingOffers(stage: MountedStage) {
  const { captionFile: file } = stage;
  if (!file) return [];
  return ENCODINGS.map(([encoding, letters]) => ({
    id: encoding,
    label: text('player.letters.encoding', {
      letters: text(`player.letters.${letters}`),
      encoding,
    }),
    isChosen: encoding === file.encoding,
    choose: () => void show(stage, async () => readAs(encoding, file)),
  }));
}

async function show(stage: MountedStage, read: () => Promise<CaptionFile>): Promise<void> {
  const refuse = (reason: Refusal) =>
    notify({ tone: 'error', message: text(`player.captionFile.${reason}`) });
  try {
    const captions = await read();
    if (!stage.media) return refuse('tooEarly');
    const id = stage.media.addCaptions(captions);
    if (id === null) return refuse('notTaken');
    stage.captionFile = captions;
    // Prefers the file's track. Otherwise, the pending `addtrack` event could restore the previous
    // choice of captions.
    stage.media.prefer({ text: id });
    const { name } = captions;
    notify({ tone: 'success', message: text('player.captionFile.shown', { name }) });
  } catch (error) {
    if (!(error instanceof CaptionFileError)) throw error;
    refuse(error.reason);
  }
}
