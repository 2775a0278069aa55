import { titleFlow } from './flows/title';
import { travel } from './harness/travel';

travel(titleFlow);
