import { Field } from './Field';
import { Input, type TextFieldProps } from './TextField';

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'isReadOnly'> {
  min?: string;
  max?: string;
}

export function DateField({ label, error, hint, isRequired, ...rest }: DateFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(box) => <Input {...rest} {...box} type="date" />}
    </Field>
  );
}
