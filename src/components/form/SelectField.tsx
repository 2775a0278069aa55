import { css } from '../../theme/css' with { type: 'macro' };
import { controlRecipe } from '../../theme/recipes/control';
import { styled } from '../../theme/styled';
import { Field, type FieldProps } from './Field';
import { SelectArrow } from './SelectArrow';

interface SelectFieldProps extends FieldProps {
  name: string;
  defaultValue?: string;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

const Select = styled('select', controlRecipe);

export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, isRequired, options, placeholder, ...rest } = props;
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(box) => (
        <div className={css({ position: 'relative' })}>
          <Select {...rest} {...box} className={css({ appearance: 'none', pe: '12' })}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <SelectArrow inset="wide" />
        </div>
      )}
    </Field>
  );
}
