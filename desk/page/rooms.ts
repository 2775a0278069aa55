import type { ComponentType } from 'react';
import { CatalogueScreen } from './screens/CatalogueScreen';
import { FiguresScreen } from './screens/FiguresScreen';
import { LogScreen } from './screens/LogScreen';
import { MailsScreen } from './screens/MailsScreen';
import { MemberScreen } from './screens/MemberScreen';
import { MembersScreen } from './screens/MembersScreen';
import { OrderScreen } from './screens/OrderScreen';
import { OrdersScreen } from './screens/OrdersScreen';
import { SubmissionScreen } from './screens/SubmissionScreen';
import { SubmissionsScreen } from './screens/SubmissionsScreen';
import { SubscriptionsScreen } from './screens/SubscriptionsScreen';
import { TokensScreen } from './screens/TokensScreen';

interface Room {
  readonly path: string;
  readonly title: string;
  readonly Screen: ComponentType;
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
  { path: '/orders', title: 'Orders', Screen: OrdersScreen, Entry: OrderScreen },
  { path: '/subscriptions', title: 'Subscriptions', Screen: SubscriptionsScreen },
  { path: '/mails', title: 'Mails', Screen: MailsScreen },
  { path: '/catalogue', title: 'Catalogue', Screen: CatalogueScreen, Entry: CatalogueScreen },
  { path: '/figures', title: 'Figures', Screen: FiguresScreen },
  { path: '/log', title: 'Log', Screen: LogScreen },
  { path: '/tokens', title: 'Tokens', Screen: TokensScreen },
];
