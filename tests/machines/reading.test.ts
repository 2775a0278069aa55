import { readingFlow } from './flows/reading';
import { travel } from './harness/travel';

travel(readingFlow);
