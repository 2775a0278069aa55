import { imageMachine } from '../../../machines/image.machine';
import { provideActors } from '../../lib/provide-actors';
import { draftOf } from './submission-draft';

const measured = new WeakSet<File>();

export const isMeasured = (file: File) => measured.has(file);

export const imageLogic = provideActors(imageMachine, {
  actors: {
    async measureImage({ input: { formId, field } }) {
      const file = draftOf(formId).files[field];
      if (!file) return null;
      const size = await sizeOf(file);
      measured.add(file);
      return size;
    },
  },
});

async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
