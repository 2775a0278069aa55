import { submissionFlow } from './flows/submission';
import { travel } from './harness/travel';

travel(submissionFlow);
