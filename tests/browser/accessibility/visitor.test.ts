import { test } from '../setup/test';
import { authScreens } from './auth';
import { browsingScreens } from './browsing';
import { kidsModeScreens } from './kids-mode';
import { AUDITING, auditStates } from './screen';
import { titleScreens } from './title';

test.for([...browsingScreens, ...titleScreens, ...authScreens, ...kidsModeScreens])(
  'the screen is accessible to a visitor: $screen',
  { timeout: AUDITING },
  (screen, { visitor, account, logs }) => auditStates(visitor, screen, account, logs),
);
