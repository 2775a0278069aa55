import { controlRecipe } from '../../theme/recipes/control';
import { styled } from '../../theme/styled';
import { Field, type FieldProps } from './Field';

export interface TextFieldProps extends FieldProps {
  name: string;
  defaultValue?: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  autoComplete?: string;
  inputMode?: 'numeric';
  placeholder?: string;
  maxLength?: number | undefined;
  min?: string;
  max?: string;
  isReadOnly?: boolean;
}

export const Input = styled('input', controlRecipe);

export function TextField(props: TextFieldProps) {
  const { label, error, hint, isRequired, isReadOnly, type = 'text', ...rest } = props;
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(box) => <Input {...rest} {...box} type={type} readOnly={isReadOnly} />}
    </Field>
  );
}
