import { chakra } from '@chakra-ui/react/styled-system';
import { controlRecipe } from '../../theme/recipes/control';
import { Field, type FieldProps } from './Field';
import { SelectArrow } from './SelectArrow';

interface SelectFieldProps extends FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly { value: string; label: string }[];
  /** The option with the value ''. */
  placeholder?: string;
}

const Select = chakra('select', controlRecipe);

/** A native select. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, isRequired, onChange, options, placeholder, ...rest } = props;
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(box) => (
        <chakra.div position="relative">
          <Select
            {...rest}
            {...box}
            appearance="none"
            pe="12"
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <SelectArrow inset="4" />
        </chakra.div>
      )}
    </Field>
  );
}
