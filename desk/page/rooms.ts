/** The rooms of the desk, in the order of its navigation. */
import type { ComponentType } from 'react';
import { CatalogueScreen } from './screens/CatalogueScreen';
import { FiguresScreen } from './screens/FiguresScreen';
import { LogScreen } from './screens/LogScreen';
import { MemberScreen } from './screens/MemberScreen';
import { MembersScreen } from './screens/MembersScreen';
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
  { path: '/members', title: 'Members', Screen: MembersScreen, Entry: MemberScreen },
  { path: '/catalogue', title: 'Catalogue', Screen: CatalogueScreen, Entry: CatalogueScreen },
  { path: '/figures', title: 'Figures', Screen: FiguresScreen },
  { path: '/log', title: 'Log', Screen: LogScreen },
  { path: '/tokens', title: 'Tokens', Screen: TokensScreen },
];
