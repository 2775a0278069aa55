import { UNSAFE_createBrowserHistory as createHistory, parsePath, type To } from 'react-router-dom';
import { offerNavigation } from '../../lib/held-navigation';

/**
 * The router's history, which offers each navigation to another page to whoever holds it back. The
 * router's own `useBlocker` works with data routers only.
 */
export function createRouterHistory(): ReturnType<typeof createHistory> {
  const history = createHistory({ v5Compat: true });
  /** The page on the screen: the address bar is ahead of it when Back is pressed. */
  let shown = history.location.pathname;
  let isUndoing = false;

  const isHeld = (to: To, go: () => void) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    return pathname !== undefined && pathname !== shown && offerNavigation(go);
  };
  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push(to, state) {
      const go = () => history.push(to, state);
      if (!isHeld(to, go)) go();
    },
    replace(to, state) {
      const go = () => history.replace(to, state);
      if (!isHeld(to, go)) go();
    },
    listen: (listener) =>
      history.listen((update) => {
        const { action, delta, location } = update;
        if (isUndoing) {
          isUndoing = false;
          return;
        }
        if (action === 'POP' && delta && isHeld(location, () => history.go(delta))) {
          isUndoing = true;
          history.go(-delta);
          return;
        }
        shown = location.pathname;
        listener(update);
      }),
  };
}
