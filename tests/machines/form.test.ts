import { formFlow } from './flows/form';
import { travel } from './harness/travel';

travel(formFlow);
