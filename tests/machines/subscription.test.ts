import { subscriptionFlow } from './flows/subscription';
import { travel } from './harness/travel';

travel(subscriptionFlow);
