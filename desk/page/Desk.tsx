import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate, NavLink, Route, Routes } from 'react-router-dom';
import { noticeRef, useNotice } from './notices';
import { Problem } from './parts/Problem';
import { SignIn } from './parts/SignIn';
import { rooms } from './rooms';
import { session } from './session';

export function Desk() {
  const snapshot = useSelector(session, (it) => it);
  useEffect(() => {
    session.start();
  }, []);
  const notice = useNotice();
  const { name } = snapshot.context;
  const isOpen = snapshot.matches('signedIn') || snapshot.matches('signingOut');
  if (snapshot.matches('checking')) return <p className="wait">Opening the desk …</p>;
  if (snapshot.matches('unreachable')) {
    return (
      <Problem
        text="The provider did not answer."
        onRetry={() => session.send({ type: 'retry.requested' })}
      />
    );
  }
  return (
    <>
      {!isOpen && <SignIn snapshot={snapshot} />}
      {name !== null && (
        <div className="frame" inert={!isOpen}>
          <header>
            <p className="brand">Desk</p>
            <nav aria-label="Rooms">
              {rooms.map(({ path, title }) => (
                <NavLink key={path} to={path}>
                  {title}
                </NavLink>
              ))}
            </nav>
            <p className="who">
              {name}
              <button type="button" onClick={() => session.send({ type: 'signOut.requested' })}>
                {snapshot.matches('signingOut') ? 'Signing out …' : 'Sign out'}
              </button>
            </p>
            {snapshot.matches({ signedIn: 'unsure' }) && (
              <p role="alert">Signing out has failed. Try again.</p>
            )}
          </header>
          <main>
            <p ref={noticeRef} className="done" role="status" tabIndex={-1}>
              {notice}
            </p>
            <Routes>
              {rooms.map(({ path, Screen, Entry }) => [
                <Route key={path} path={path} element={<Screen />} />,
                Entry && <Route key={`${path}/:id`} path={`${path}/:id`} element={<Entry />} />,
              ])}
              <Route index element={<Navigate to={rooms[0]?.path ?? ''} replace />} />
              <Route path="*" element={<p>There is no such page at the desk.</p>} />
            </Routes>
          </main>
        </div>
      )}
    </>
  );
}
