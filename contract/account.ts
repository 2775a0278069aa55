import { nullable, object, type } from 'superstruct';
import { flag, requiredText } from './coercions';
import { subscription } from './entities';

/** The client reads only `exported_at` (ISO 8601, in UTC), and saves all fields. */
export const accountExport = type({ exported_at: requiredText });

export const accountDeletion = object({
  subscription: nullable(subscription),
  has_open_payment: flag,
});
