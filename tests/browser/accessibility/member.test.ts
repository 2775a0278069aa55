import { test } from '../setup/test';
import { accountScreens, submissionScreens } from './account';
import { memberScreens } from './member';
import { memoryScreens } from './memory';
import { planScreens } from './plans';
import { AUDITING, auditStates } from './screen';
import { memberTitleScreens } from './title';

test.for([
  ...memberScreens,
  ...memoryScreens,
  ...memberTitleScreens,
  ...accountScreens,
  ...submissionScreens,
  ...planScreens,
])(
  'the screen is accessible to a member: $screen',
  { timeout: AUDITING },
  (screen, { member, account, logs }) => auditStates(member, screen, account, logs),
);
