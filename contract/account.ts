/** What members do with their account as a whole: Fin's own, not in the specification. */
import { nullable, object, type } from 'superstruct';
import { flag, requiredText } from './coercions';
import { subscription } from './entities';

/** Saved as it is, so only its moment is named, ISO 8601. */
export const accountExport = type({ exported_at: requiredText });

/** What deleting the account ends. */
export const accountDeletion = object({
  subscription: nullable(subscription),
  /** Whether a payment page is open, which is closed. */
  has_open_payment: flag,
});
