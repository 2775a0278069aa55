import { TextLink } from '../../components/Link';

/** Tells of a lost session; `linkTo` is where to sign in, from any page but that one. */
export function InterruptionNotice({ linkTo }: { linkTo?: string }) {
  return (
    <p role="status">
      You were signed out. {linkTo ? <TextLink to={linkTo}>Sign in</TextLink> : 'Sign in'} to go on
      where you were.
    </p>
  );
}
