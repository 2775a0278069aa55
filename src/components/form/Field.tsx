import { type ReactNode, useId } from 'react';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
}

interface BoxAttributes {
  id: string;
  required: boolean | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (box: BoxAttributes) => ReactNode;
}

export function Field({ label, error, hint, isRequired, children }: FieldFrameProps) {
  const id = useId();
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gap: '1.5',
        minW: '0',
      })}
    >
      <label
        htmlFor={id}
        className={css({ fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' })}
      >
        {label}
      </label>
      {children({
        id,
        required: isRequired,
        // Set even if false. Otherwise screen readers announce an empty required input as invalid.
        'aria-invalid': Boolean(error),
        'aria-describedby': ids || undefined,
      })}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const FieldHint = styled('p', recipe({ fontSize: 'sm', color: 'fg.subtle' }));

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      dir="auto"
      className={css({ fontSize: 'sm', color: 'danger', animation: 'rise 180ms both' })}
    >
      {children}
    </p>
  );
}
