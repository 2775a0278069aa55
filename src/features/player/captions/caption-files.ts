import { notify } from '../../../lib/notifications';
import { readCaptionFile } from '../../../media/captions/file';
import type { MountedStage } from '../mounted-stage';

/** Shows the captions of a viewer's own file over the video; says why not, where that fails. */
export async function showCaptionFile(stage: MountedStage, file: File | undefined): Promise<void> {
  if (!file) return;
  try {
    const captions = await readCaptionFile(file);
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
