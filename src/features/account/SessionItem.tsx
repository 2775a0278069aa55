import { Button } from '../../components/Button';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { type SignedInDevice, useSessionEnd } from './use-sessions';

interface SessionItemProps {
  device: SignedInDevice;
  onEnded(): void;
  /** It may have been signed out elsewhere. */
  onFailed(): void;
}

/** A device on which the member is signed in, and the way to sign it out. */
export function SessionItem(props: SessionItemProps) {
  const { name, note, isCurrent } = props.device;
  return (
    <Item>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' },
          columnGap: '4',
          flex: '1',
          minW: '0',
        })}
      >
        <span className={css({ overflowWrap: 'anywhere' })}>{name}</span>
        <span className={css({ color: 'fg.muted' })}>{note}</span>
      </div>
      {!isCurrent && <SignOutForm {...props} />}
    </Item>
  );
}

function SignOutForm({ device, ...told }: SessionItemProps) {
  const { formProps, isBusy } = useSessionEnd(device, told);
  return (
    <form {...formProps}>
      <input type="hidden" name="session_id" defaultValue={device.id} />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        aria-label={`Sign out ${device.name}`}
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {isBusy ? 'Signing out…' : 'Sign out'}
      </Button>
    </form>
  );
}

const Item = styled('li', recipe({ display: 'flex', alignItems: 'center', gap: '4', minH: '10' }));
