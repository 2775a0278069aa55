import { feedFlow } from './flows/feed';
import { travel } from './harness/travel';

travel(feedFlow);
