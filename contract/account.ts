import { nullable, object, type } from 'superstruct';
import { flag, requiredText } from './coercions';
import { subscription } from './entities';

/** The client reads only `exported_at` (ISO 8601, in UTC), but saves all fields to a file. */
export const accountExport = type({ exported_at: requiredText });

export const accountDeletion = object({
  subscription: nullable(subscription),
  has_open_payment: flag,
});
