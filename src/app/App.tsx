import { useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter, Route, Routes } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { OfflineBar } from './layout/OfflineBar';
import { AuthRedirects } from './navigation/AuthRedirects';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { createRouterHistory } from './navigation/router-history';
import { ScrollRestoration } from './navigation/ScrollRestoration';
import { Toasts } from './notifications/Toasts';
import { ErrorBoundary } from './page/ErrorBoundary';
import { PageFrame } from './page/PageFrame';
import { barePages, layoutPages } from './routes';

export function App() {
  const [history] = useState(createRouterHistory);
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
