import { playerFlow } from './flows/player';
import { travel } from './harness/travel';

travel(playerFlow);
