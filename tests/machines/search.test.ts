import { searchFlow } from './flows/search';
import { travel } from './harness/travel';

travel(searchFlow);
