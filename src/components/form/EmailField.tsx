import { text } from '../../lib/site/texts';
import { TextField, type TextFieldProps } from './TextField';

type EmailFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'isRequired'>;

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      isRequired
      label={text('common.email')}
      type="email"
      autoComplete="username"
    />
  );
}
