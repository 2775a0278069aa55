import { controlRecipe } from '../../theme/recipes/control';
import { styled } from '../../theme/styled';
import { Field, type FieldProps } from './Field';

interface TextAreaFieldProps extends FieldProps {
  name: string;
  defaultValue?: string;
  maxLength?: number | undefined;
  rows?: number;
}

const TextArea = styled('textarea', controlRecipe);

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, error, hint, isRequired, rows = 5, ...rest } = props;
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(box) => <TextArea dir="auto" {...rest} {...box} rows={rows} />}
    </Field>
  );
}
