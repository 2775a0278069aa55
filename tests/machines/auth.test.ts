import { authFlow } from './flows/auth';
import { travel } from './harness/travel';

travel(authFlow);
