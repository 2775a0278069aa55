import { DirectionProvider } from 'radix-ui/direction';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  type createBrowserRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
} from 'react-router-dom';
import { logFailure } from '../lib/failures';
import { direction } from '../lib/site/settings';
import { afterPaint } from '../lib/timing/after-paint';
import { visitOf } from '../state/use-visit';
import { Layout } from './layout/Layout';
import { OfflineBar } from './layout/OfflineBar';
import { AuthRedirects } from './navigation/AuthRedirects';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { Toasts } from './notifications/Toasts';
import { BrokenPage } from './page/BrokenPage';
import { PageFrame } from './page/PageFrame';
import { type LazyPage, pages } from './routes';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
  onShown?: () => void;
  onReady?: () => void;
}

const errorElement = <BrokenPage onRetry={() => window.location.reload()} />;

export function createRoutes(): RouteObject[] {
  const inFrame = pages().filter(({ isBare }) => !isBare);
  return [
    {
      element: <Root />,
      errorElement,
      children: [
        ...pages()
          .filter(({ isBare }) => isBare)
          .map(routeOf),
        { element: <Layout />, children: inFrame.map(routeOf) },
      ],
    },
  ];
}

export function App({ router, onShown, onReady }: AppProps) {
  const notifyShown = useEffectEvent(() => onShown?.());
  const notifyReady = useEffectEvent(() => onReady?.());
  useLayoutEffect(() => notifyShown(), []);
  useEffect(() => {
    afterPaint().then(notifyReady);
  }, []);
  return (
    <DirectionProvider dir={direction()}>
      <RouterProvider router={router} onError={(error) => logFailure('This page broke', error)} />
      <OfflineBar />
    </DirectionProvider>
  );
}

function Root() {
  return (
    <>
      <AuthRedirects />
      <Outlet />
      <ScrollRestoration getKey={visitOf} />
      {/* After `Outlet`, so that the page sets `document.title` before the announcer reads it. */}
      <RouteAnnouncer />
      <Toasts />
    </>
  );
}

function routeOf(page: LazyPage): RouteObject {
  return {
    path: page.path,
    element: <PageFrame key={page.path} page={page} />,
    errorElement,
  };
}
