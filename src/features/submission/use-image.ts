import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import {
  ACCEPTED_IMAGES,
  imageError,
  imageHint,
  RECOMMENDED_EDGE,
} from '../../../contract/forms/images';
import { useFlow } from '../../lib/flow';
import { notify } from '../../lib/notifications';
import { phraseText, text } from '../../lib/site/texts';
import { useEmitted } from '../../lib/use-emitted';
import { imageLogic, isMeasured } from './image.actors';
import { type Draft, draftOf, isMissed } from './submission-draft';
import { changeField, type Submission } from './use-submission';

type Snapshot = SnapshotFrom<typeof imageLogic>;
const selectIsLost = (snapshot: Snapshot) => snapshot.matches('lost');

export function useImage(submission: Submission, name: string, use: string) {
  const { actor: form, formId, draft, leave, errorOf } = submission.images;
  const actor = useFlow(imageLogic, use, {
    formId,
    field: name,
    recommendedEdge: RECOMMENDED_EDGE,
    earlier: earlierOf(draft, name),
  });
  useEmitted(actor, {
    'image.oversized': ({ edge }) =>
      notify({ tone: 'info', message: text('submission.imageHint', { edge }) }),
    'image.misread'() {
      const { files, unreadable } = draftOf(formId);
      const file = files[name];
      if (file) changeField(form, name, { unreadable: { ...unreadable, [name]: file } });
    },
  });
  useEmitted(form, { 'submission.accepted': () => actor.send({ type: 'image.removed' }) });
  return {
    name,
    file: draft.files[name] ?? null,
    error: errorOf(name),
    accept: ACCEPTED_IMAGES,
    hint: useSelector(actor, selectIsLost)
      ? text('submission.image.missed')
      : phraseText(imageHint),
    onPick(file: File | null) {
      changeField(form, name, { files: { ...draftOf(formId).files, [name]: file } });
      leave(name);
      actor.send(
        file
          ? { type: 'image.picked', isAcceptable: imageError(file) === null }
          : { type: 'image.removed' },
      );
    },
  };
}

function earlierOf(draft: Draft, field: string) {
  const file = draft.files[field];
  if (isMissed(draft, field)) return 'lost';
  if (!file) return 'none';
  const isRefused = imageError(file) !== null || draft.unreadable[field] === file;
  if (isRefused) return 'refused';
  return isMeasured(file) ? 'chosen' : 'unmeasured';
}
