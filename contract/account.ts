/** The account's export and deletion, both extensions of API v2. */
import { nullable, object, type } from 'superstruct';
import { flag, requiredText } from './coercions';
import { subscription } from './entities';

/** The client saves the export as it is, so only one field is read: ISO 8601, in UTC. */
export const accountExport = type({ exported_at: requiredText });

export const accountDeletion = object({
  subscription: nullable(subscription),
  has_open_payment: flag,
});
