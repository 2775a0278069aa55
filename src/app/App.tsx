import { type ComponentProps, useEffectEvent, useLayoutEffect } from 'react';
import { unstable_HistoryRouter as HistoryRouter, Route, Routes } from 'react-router-dom';
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
import { barePages, layoutPages } from './routes';

type History = ComponentProps<typeof HistoryRouter>['history'];

interface AppProps {
  history: History;
  /** Called when the site's elements are there. */
  onShown?: () => void;
}

export function App({ history, onShown }: AppProps) {
  const tellShown = useEffectEvent(() => onShown?.());
  // Before the next key is pressed.
  useLayoutEffect(() => tellShown(), []);
  return (
    <>
      <ErrorBoundary>
        <HistoryRouter history={history}>
          <AuthRedirects />
          <Routes>
            {barePages.map((page) => (
              <Route
                key={page.path}
                path={page.path}
                element={<PageFrame key={page.path} page={page} />}
              />
            ))}
            <Route element={<Layout />}>
              {layoutPages.map((page) => (
                <Route
                  key={page.path}
                  path={page.path}
                  element={<PageFrame key={page.path} page={page} />}
                />
              ))}
            </Route>
          </Routes>
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
