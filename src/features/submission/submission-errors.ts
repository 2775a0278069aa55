/** What is wrong with a draft, by the rules of spec §5 and those of its images. */
import { type Check, errorsIn, fieldError } from '../../../contract/forms/errors';
import { imagesError } from '../../../contract/forms/images';
import { forms } from '../../../contract/forms/table';
import { type Draft, valuesOf } from './submission-draft';

type Errors = Readonly<Record<string, string>>;

const { cast: _, ...formErrors } = errorsIn(forms.submitMovie, {});
/** What is wrong with an empty form, its rows aside, and with an empty row. */
export const emptyForm: Errors = formErrors;
export const emptyRow: Errors = errorsIn(forms.submitMovie.cast.row, {});

/** The errors by field; `images` is what is wrong with all images together. */
export function draftErrors(draft: Draft, rows: readonly string[]): Errors {
  const unreadable: readonly unknown[] = Object.values(draft.unreadable);
  const check: Check = (field, value, values) =>
    unreadable.includes(value)
      ? 'This file is no picture that can be read'
      : fieldError(field, value, values);
  const images = imagesError(Object.values(draft.files).filter((file) => file !== null));
  return {
    ...errorsIn(forms.submitMovie, valuesOf(draft, rows), check),
    ...(images !== null && { images }),
  };
}
