import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { FieldError } from './Field';

interface CheckboxFieldProps {
  /** May hold links. */
  label: ReactNode;
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  onBlur?: () => void;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, name, isChecked, onChange, onBlur, error, isRequired, isDisabled } = props;
  const id = useId();
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.div display="flex" gap="3" alignItems="flex-start">
        <chakra.input
          type="checkbox"
          id={id}
          name={name}
          checked={isChecked}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
          flexShrink="0"
          boxSize="5"
          mt="0.5"
          accentColor="accent"
          colorScheme="dark"
          cursor="pointer"
        />
        <chakra.label htmlFor={id} fontSize="sm" color="fg.muted" cursor="pointer">
          {label}
        </chakra.label>
      </chakra.div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.div>
  );
}
