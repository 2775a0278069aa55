import { TextLink } from '../../components/Link';

/** Tells of a lost session; `linkTo` is where to sign in, from any page but that one. */
export function InterruptionNotice({ linkTo }: { linkTo?: string }) {
  return (
    <p role="status">
      <span>You've been signed out. </span>
      {linkTo ? <TextLink to={linkTo}>Sign in</TextLink> : <span>Sign in</span>}
      <span> to pick up where you left off.</span>
    </p>
  );
}
