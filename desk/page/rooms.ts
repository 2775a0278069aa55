/** The rooms of the desk, in the order of its navigation. */
import type { ComponentType } from 'react';
import { LogScreen } from './screens/LogScreen';
import { SubmissionScreen } from './screens/SubmissionScreen';
import { SubmissionsScreen } from './screens/SubmissionsScreen';
import { TokensScreen } from './screens/TokensScreen';

interface Room {
  readonly path: string;
  readonly title: string;
  readonly Screen: ComponentType;
  /** One entry of it, at `path/:id`. */
  readonly Entry?: ComponentType;
}

export const rooms: readonly Room[] = [
  {
    path: '/submissions',
    title: 'Submissions',
    Screen: SubmissionsScreen,
    Entry: SubmissionScreen,
  },
  { path: '/log', title: 'Log', Screen: LogScreen },
  { path: '/tokens', title: 'Tokens', Screen: TokensScreen },
];
