import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  unstable_HistoryRouter as HistoryRouter,
  type RouteObject,
  useRoutes,
} from 'react-router-dom';
import { afterPaint } from '../lib/timing/after-paint';
import { Layout } from './layout/Layout';
import { OfflineBar } from './layout/OfflineBar';
import { AuthRedirects } from './navigation/AuthRedirects';
import { EarlyPictures } from './navigation/EarlyPictures';
import { FollowedLink } from './navigation/FollowedLink';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { ScrollRestoration } from './navigation/ScrollRestoration';
import { Toasts } from './notifications/Toasts';
import { ErrorBoundary } from './page/ErrorBoundary';
import { PageFrame } from './page/PageFrame';
import { barePages, layoutPages, type Page } from './routes';

type History = ComponentProps<typeof HistoryRouter>['history'];

interface AppProps {
  history: History;
  /** Called when the site's elements are there. */
  onShown?: () => void;
  /** Called when its flows run, too, and what `onShown` has changed is rendered. */
  onReady?: () => void;
}

const routes: RouteObject[] = [
  ...barePages.map(routeOf),
  { element: <Layout />, children: layoutPages.map(routeOf) },
];

export function App({ history, onShown, onReady }: AppProps) {
  const tellShown = useEffectEvent(() => onShown?.());
  const tellReady = useEffectEvent(() => onReady?.());
  // Before the next key is pressed.
  useLayoutEffect(() => tellShown(), []);
  useEffect(() => {
    afterPaint().then(tellReady);
  }, []);
  return (
    <>
      <ErrorBoundary>
        <HistoryRouter history={history}>
          <AuthRedirects />
          <Pages />
          <FollowedLink />
          <EarlyPictures />
          <ScrollRestoration />
          {/* After the page, whose title it announces. */}
          <RouteAnnouncer />
          <Toasts />
        </HistoryRouter>
      </ErrorBoundary>
      <OfflineBar />
    </>
  );
}

function Pages() {
  return useRoutes(routes);
}

function routeOf(page: Page): RouteObject {
  return { path: page.path, element: <PageFrame key={page.path} page={page} /> };
}
