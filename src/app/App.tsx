import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ThemeProvider } from '../theme/ThemeProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { Layout } from './layout/Layout';
import { PageFrame } from './layout/PageFrame';
import { AuthRedirects } from './navigation/AuthRedirects';
import { ScrollAndFocus } from './navigation/ScrollAndFocus';
import { Toasts } from './notifications/Toasts';
import { barePages, layoutPages } from './routes';

/** The whole site. `nonce` is what the page's Content-Security-Policy allows for styles. */
export function App({ nonce }: { nonce: string | undefined }) {
  return (
    <ThemeProvider nonce={nonce}>
      <ErrorBoundary>
        <BrowserRouter>
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
          {/* After the page, whose title it announces. */}
          <ScrollAndFocus />
          <Toasts />
        </BrowserRouter>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
