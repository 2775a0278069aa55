import { type ChangeEvent, useRef } from 'react';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Field, type FieldProps } from './Field';
import { useObjectUrl } from './use-object-url';

interface ImageFieldProps extends FieldProps {
  name: string;
  file: File | null;
  accept: string;
  onPick: (file: File | null) => void;
  shape?: 'square' | 'wide';
}

export function ImageField(props: ImageFieldProps) {
  const { label, error, hint, isRequired, name, file, accept, onPick } = props;
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(error ? null : file);
  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [picked] = currentTarget.files ?? [];
    if (picked) onPick(picked);
    currentTarget.value = '';
  }
  function takeBack() {
    onPick(null);
    input.current?.focus();
  }
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(box) => (
        <Box data-invalid={error ? '' : undefined}>
          <Frame shape={props.shape}>
            {preview ? (
              <img src={preview} alt="" className={css({ boxSize: 'full', objectFit: 'cover' })} />
            ) : (
              <Icon name="image" className={css({ boxSize: '1.75rem' })} />
            )}
          </Frame>
          <span id={`${box.id}-file`} className={css({ display: 'grid', gap: '0.5', minW: '0' })}>
            <span className={css({ fontWeight: 'semibold', truncate: true })}>
              {file ? file.name : text('components.image.choose')}
            </span>
            <span className={css({ fontSize: 'sm', color: 'fg.subtle' })}>
              {file ? (
                text('components.image.another')
              ) : (
                <PointerHint>{text('components.image.drop')}</PointerHint>
              )}
            </span>
          </span>
          <Input
            {...box}
            ref={input}
            type="file"
            onChange={pick}
            aria-describedby={[`${box.id}-file`, box['aria-describedby']].filter(Boolean).join(' ')}
            name={name}
            accept={accept}
          />
          {file && (
            <Button
              variant="ghost"
              size="icon"
              className={css({ position: 'relative', ms: 'auto' })}
              aria-label={text('components.image.remove', { file: file.name })}
              onClick={takeBack}
            >
              <Icon name="close" />
            </Button>
          )}
        </Box>
      )}
    </Field>
  );
}

const PointerHint = styled('span', recipe({ '@media (pointer: coarse)': { display: 'none' } }));

const Box = styled(
  'div',
  recipe({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: 'min(1rem, 4vw)',
    minW: '0',
    p: '2.5',
    borderRadius: 'md',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    bg: 'bg.deep',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg.subtle' },
    _focusWithin: { borderColor: 'accent' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '3px' },
    '&[data-invalid]': { borderColor: 'danger.strong' },
    '&:has(:disabled)': { opacity: '0.55' },
  }),
);

const Frame = styled(
  'span',
  recipe(
    {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      h: { base: 'min(3.5rem, 56px)', sm: '4.5rem' },
      overflow: 'hidden',
      borderRadius: 'sm',
      bg: 'bg.raised',
      color: 'fg.subtle',
    },
    { shape: { square: { aspectRatio: '1' }, wide: { aspectRatio: '16/9' } } },
    { shape: 'square' },
  ),
);

const Input = styled(
  'input',
  recipe({
    position: 'absolute',
    inset: '0',
    w: 'full',
    opacity: '0',
    cursor: 'pointer',
    fontSize: '0',
    '&::file-selector-button': { boxSize: 'full', cursor: 'pointer' },
    _disabled: { cursor: 'not-allowed' },
  }),
);
