import { type ReactNode, useId } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };
import { FieldError } from './Field';

interface CheckboxFieldProps {
  label: ReactNode;
  name: string;
  isChecked?: boolean;
  defaultChecked?: boolean;
  onChange?: (isChecked: boolean) => void;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, name, isChecked, defaultChecked, onChange, error, isRequired, isDisabled } = props;
  const id = useId();
  return (
    <div className={css({ display: 'grid', gap: '1.5' })}>
      <div className={css({ display: 'flex', gap: '3', alignItems: 'flex-start' })}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={isChecked}
          defaultChecked={defaultChecked}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
          className={css({
            flexShrink: '0',
            boxSize: '5',
            mt: '0.5',
            accentColor: 'accent',
            cursor: 'pointer',
          })}
        />
        <label
          htmlFor={id}
          className={css({ fontSize: 'sm', color: 'fg.muted', cursor: 'pointer' })}
        >
          {label}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
