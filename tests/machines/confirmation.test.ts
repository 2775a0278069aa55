import { confirmationFlow } from './flows/confirmation';
import { travel } from './harness/travel';

travel(confirmationFlow);
