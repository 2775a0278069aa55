import { Field } from './Field';
import { Input, type TextFieldProps } from './TextField';

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'isReadOnly'> {
  /** The earliest and the latest date to choose, as YYYY-MM-DD. */
  min?: string;
  max?: string;
}

/** A date as YYYY-MM-DD, '' for none. */
export function DateField({ label, error, hint, isRequired, ...rest }: DateFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(box) => <Input {...rest} {...box} type="date" />}
    </Field>
  );
}
