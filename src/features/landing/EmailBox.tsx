import { type SyntheticEvent, useId } from 'react';
import { Button } from '../../components/Button';
import { Input } from '../../components/form/TextField';
import { Icon } from '../../components/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { paths } from '../../lib/paths';
import { siteAddress } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { scrim } from '../../theme/palette' with { type: 'macro' };

interface EmailBoxProps {
  onGetStarted: (email: string) => void;
}

export function EmailBox({ onGetStarted }: EmailBoxProps) {
  const id = useId();

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (email) onGetStarted(email);
    else window.alert(text('landing.email.invalid'));
  }

  return (
    <form
      action={siteAddress(paths.signUp)}
      noValidate
      onSubmit={onSubmit}
      className={css({ display: 'grid', gap: '4', w: 'full', maxW: '38rem' })}
    >
      <p id={`${id}-hint`}>{text('landing.email.invitation')}</p>
      <div
        className={css({ display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '3' })}
      >
        <label htmlFor={id}>
          <VisuallyHidden>{text('common.email')}</VisuallyHidden>
        </label>
        <Input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={text('landing.email.placeholder')}
          aria-describedby={`${id}-hint`}
          className={css({ h: '14', px: '5', borderRadius: 'pill', bg: scrim(0.72) })}
        />
        <Button type="submit" size="lg">
          {text('landing.email.getStarted')}
          <Icon name="next" />
        </Button>
      </div>
    </form>
  );
}
