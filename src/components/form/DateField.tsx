import type { SyntheticEvent } from 'react';
import { PARTIAL_DATE } from '../../lib/day';
import { Field } from './Field';
import { Input, type TextFieldProps } from './TextField';

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'isReadOnly'> {
  /** The earliest and the latest date to choose, as YYYY-MM-DD. */
  min?: string;
  max?: string;
}

/** A date as YYYY-MM-DD, '' for none, or a text that is no date. */
export function DateField(props: DateFieldProps) {
  const { label, error, hint, isRequired, value, onChange, onBlur, ...rest } = props;
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const date = currentTarget.validity.badInput ? PARTIAL_DATE : currentTarget.value;
    if (date !== value) onChange(date);
  };
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(box) => (
        <Input
          {...rest}
          {...box}
          type="date"
          value={value === PARTIAL_DATE ? '' : value}
          onChange={read}
          // From empty to partly filled, the browser fires no change event; Enter submits.
          onKeyDown={(event) => event.key === 'Enter' && read(event)}
          onBlur={(event) => {
            read(event);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
