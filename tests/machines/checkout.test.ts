import { checkoutFlow } from './flows/checkout';
import { travel } from './harness/travel';

travel(checkoutFlow);
