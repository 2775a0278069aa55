import { test } from '../setup/test';
import { authScreens } from './auth';
import { browsingScreens } from './browsing';
import { kidsModeScreens } from './kids-mode';
import { AUDITING, auditStates } from './screen';
import { titleScreens } from './title';

test.for([...browsingScreens, ...titleScreens, ...authScreens, ...kidsModeScreens])(
  'a visitor finds no barrier on this screen: $screen',
  { timeout: AUDITING },
  (screen, { visitor, account, logs }) => auditStates(visitor, screen, account, logs),
);
