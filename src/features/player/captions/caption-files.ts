import { notify } from '../../../lib/notifications';
import { ENCODINGS } from '../../../media/captions/decode';
import { type CaptionFile, readAs, readCaptionFile } from '../../../media/captions/file';
import type { MountedStage } from '../mounted-stage';

/** Shows the captions of a viewer's own file over the video; says why not, where that fails. */
export async function showCaptionFile(stage: MountedStage, file: File | undefined): Promise<void> {
  if (file) await show(stage, () => readCaptionFile(file));
}

/** What the letters of the file that is shown may be, where they were taken for others. */
export function letterOffers(stage: MountedStage) {
  const { captionFile: file } = stage;
  if (!file) return [];
  return ENCODINGS.map(([encoding, letters]) => ({
    id: encoding,
    label: `${letters} (${encoding})`,
    isChosen: encoding === file.encoding,
    choose: () => void show(stage, async () => readAs(encoding, file)),
  }));
}

async function show(stage: MountedStage, read: () => Promise<CaptionFile>): Promise<void> {
  try {
    const captions = await read();
    if (!stage.media) throw new Error('Captions can be added once the video plays.');
    const id = stage.media.addCaptions(captions);
    if (id === null) throw new Error('This video takes no captions.');
    stage.captionFile = captions;
    // hls.js hides the tracks that are not its own, until they are preferred.
    stage.media.prefer({ text: id });
    notify({ tone: 'success', message: `Captions of ${captions.name} are shown.` });
  } catch (error) {
    notify({ tone: 'error', message: (error as Error).message });
  }
}
