import { adFlow } from './flows/ad';
import { travel } from './harness/travel';

travel(adFlow);
