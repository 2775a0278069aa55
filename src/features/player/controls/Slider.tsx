import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useState,
} from 'react';
import { recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';

interface SliderValue {
  share: number;
  text: string;
}

interface SliderProps extends SliderValue {
  label: string;
  className?: string;
  onStep(steps: number): SliderValue;
  onDrag(share: number, isFinal: boolean): void;
  /** Called when a drag ends. If the system cancels the drag, no final `onDrag` comes first. */
  onRelease?(): void;
  onHover?(share: number | null): void;
  children: ReactNode;
}

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -6,
  PageUp: 6,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export function Slider(props: SliderProps) {
  const { label, share, text, onStep, onDrag, onHover } = props;
  // While the slider has keyboard focus, only key presses change the ARIA value. Otherwise, screen
  // readers would announce every change.
  const [frozen, setFrozen] = useState<SliderValue | null>(null);
  const exposed = frozen ?? { share, text };
  const at = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(1, (clientX - left) / width));
  };
  return (
    <Track
      role="slider"
      data-arrow-keys="skip"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(exposed.share * 100)}
      aria-valuetext={exposed.text}
      className={props.className}
      onFocus={({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) setFrozen({ share, text });
      }}
      onBlur={() => setFrozen(null)}
      onKeyDown={(event: KeyboardEvent) => {
        const steps = STEPS[event.key];
        if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        setFrozen(onStep(steps));
      }}
      onPointerDown={(event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onDrag(at(event), false);
      }}
      onPointerMove={(event: PointerEvent) => {
        onHover?.(at(event));
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(at(event), false);
      }}
      onPointerUp={(event: PointerEvent) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(at(event), true);
        if (event.pointerType !== 'mouse') onHover?.(null);
      }}
      onLostPointerCapture={props.onRelease}
      onPointerLeave={() => onHover?.(null)}
    >
      {props.children}
    </Track>
  );
}

const Track = styled(
  'div',
  recipe({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    cursor: 'pointer',
    touchAction: 'none',
    userSelect: 'none',
    borderRadius: 'sm',
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '0' },
  }),
);
