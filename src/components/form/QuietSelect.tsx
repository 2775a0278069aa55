import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { SelectArrow } from './SelectArrow';

interface QuietSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function QuietSelect({ label, value, options, onChange }: QuietSelectProps) {
  return (
    <Frame>
      <Select
        aria-label={label}
        data-chosen={value !== '' || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <SelectArrow inset="narrow" />
    </Frame>
  );
}

const Frame = styled(
  'div',
  recipe({
    position: 'relative',
    minW: '5rem',
    flex: { base: '1 1 0', md: '0 0 auto' },
    '@supports (field-sizing: content)': { flex: { base: '1 1 auto', md: '0 0 auto' } },
  }),
);

const Select = styled(
  'select',
  recipe({
    appearance: 'none',
    w: 'full',
    h: '10',
    ps: '3',
    pe: { base: '6', md: '9' },
    fieldSizing: { base: 'content', md: 'fixed' },
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'transparent',
    color: 'fg.muted',
    // iOS zooms in on fields with smaller text.
    fontSize: { base: 'md', md: 'sm' },
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.strong', color: 'fg' },
    _focusVisible: { borderRadius: 'pill' },
    '&[data-chosen]': { borderColor: 'fg', color: 'fg' },
    '& > option': { bg: 'bg.raised', color: 'fg' },
  }),
);
