import { useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { paths } from '../../../lib/paths';
import { text } from '../../../lib/site/texts';
import { useSession } from '../../../state/use-session';
import { css } from '../../../theme/css' with { type: 'macro' };

interface CastMailButtonProps {
  name: string;
  onIntent: () => void;
  onPress: () => void;
}

export function CastMailButton({ name, onIntent, onPress }: CastMailButtonProps) {
  const { isMember } = useSession();
  const location = useLocation();
  const looks = {
    variant: 'outline',
    size: 'sm',
    'aria-label': text('title.mail.title', { name }),
  } as const;
  const content = (
    <>
      <Icon name="mail" className={css({ boxSize: '1.1em' })} />
      {text('title.mail.open')}
    </>
  );
  if (isMember) {
    return (
      <Button {...looks} onPointerEnter={onIntent} onFocus={onIntent} onClick={onPress}>
        {content}
      </Button>
    );
  }
  return (
    <LinkButton {...looks} to={paths.signIn} state={{ from: location }}>
      {content}
    </LinkButton>
  );
}
