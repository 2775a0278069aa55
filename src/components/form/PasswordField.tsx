import { useState } from 'react';
import { richText } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { VisuallyHidden } from '../VisuallyHidden';
import { Field } from './Field';
import { Input, type TextFieldProps } from './TextField';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'isReadOnly' | 'isRequired'>;

export function PasswordField(props: PasswordFieldProps) {
  const { label, error, hint, ...rest } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} isRequired>
      {(box) => (
        <div className={css({ position: 'relative' })}>
          <Input
            {...rest}
            {...box}
            type={isShown ? 'text' : 'password'}
            className={css({ pe: 'min(5rem, 30vw)' })}
            spellCheck={false}
            autoCapitalize="none"
          />
          <RevealButton type="button" aria-controls={box.id} onClick={() => setShown(!isShown)}>
            {richText(isShown ? 'components.password.hide' : 'components.password.show', {
              hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
            })}
          </RevealButton>
        </div>
      )}
    </Field>
  );
}

const RevealButton = styled(
  'button',
  recipe({
    position: 'absolute',
    insetY: '1.5',
    insetInlineEnd: '1.5',
    minW: 'min(3.5rem, 60px)',
    px: 'min(0.75rem, 2vw)',
    borderRadius: 'sm',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  }),
);
