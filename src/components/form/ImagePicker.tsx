import { useRef } from 'react';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { Field, type FieldProps } from './Field';
import { useObjectUrl } from './use-object-url';

interface ImagePickerProps extends FieldProps {
  name: string;
  file: File | null;
  image: string | null;
  personName: string;
  accept: string;
}

export function ImagePicker(props: ImagePickerProps) {
  const { label, error, hint, isRequired, name, file, image, personName, accept } = props;
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(error ? null : file);
  const takeBack = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  };
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(box) => (
        <Row>
          <Avatar name={personName} image={preview ?? image} size="md" />
          <div className={css({ display: 'grid', gap: '2', minW: 'min(10rem, 100%)', flex: '1' })}>
            <FileInput {...box} ref={input} type="file" name={name} accept={accept} />
            {file && (
              <div className={css({ display: 'flex', alignItems: 'center', gap: '2', minW: '0' })}>
                <span className={css({ fontSize: 'sm', color: 'fg.muted', truncate: true })}>
                  {file.name}
                </span>
                <Button variant="ghost" size="sm" onClick={takeBack}>
                  {text('common.undo')}
                </Button>
              </div>
            )}
          </div>
        </Row>
      )}
    </Field>
  );
}

const Row = styled(
  'div',
  recipe({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5' }),
);

const FileInput = styled(
  'input',
  recipe({
    w: 'full',
    minW: '0',
    py: '1',
    // Hides the browser's 'No file chosen' or file name, even in forced colours.
    fontSize: '0',
    cursor: 'pointer',
    borderRadius: 'pill',
    '&::file-selector-button': {
      h: '11',
      px: '6',
      borderRadius: 'pill',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      bg: 'bg.deep',
      color: 'fg',
      fontFamily: 'inherit',
      fontSize: 'md',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
    _focusVisible: {
      outline: 'none',
      '&::file-selector-button': { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
    },
    '&:hover::file-selector-button': { borderColor: 'fg', color: 'fg' },
  }),
);
