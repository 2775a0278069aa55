import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import Slider from 'react-slick';

interface SlidesProps {
  ref: RefObject<Slider | null>;
  /** The first card in view when the row is mounted. */
  start: number;
  /** How many cards are in view. */
  perView: number;
  onMoved: (first: number) => void;
  onReInit: () => void;
  children: ReactNode;
}

/** What moves a row's cards: slick, without what it does too often. */
export function Slides({ ref, start, perView, onMoved, onReInit, children }: SlidesProps) {
  // Slick measures the page whenever it is given another one.
  const [initialSlide] = useState(start);
  const attach = useCallback(
    (slider: Slider | null) => {
      ref.current = slider;
      if (slider) spareWork(slider);
    },
    [ref],
  );
  return (
    <Slider
      ref={attach}
      infinite={false}
      arrows={false}
      accessibility={false}
      speed={240}
      waitForAnimate={false}
      swipeToSlide
      initialSlide={initialSlide}
      slidesToShow={perView}
      beforeChange={(_from, next) => onMoved(next)}
      onReInit={onReInit}
    >
      {children}
    </Slider>
  );
}

/** What slick's own component does, as far as it is changed here. */
interface Inner {
  list?: HTMLElement;
  state: { listWidth: number | null; dragging: boolean };
  checkImagesLoad(): void;
  resizeWindow(setTrackStyle?: boolean): void;
  swipeEnd(event: unknown): void;
}

/**
 * Cards have their size before their pictures: slick need not watch each image, by one more handler at every update,
 * nor measure and render the row anew when they are loaded. Nor when its observer tells of the width it knows, nor at
 * the end of a press that was no swipe.
 */
function spareWork(slider: Slider): void {
  const inner = slider.innerSlider as unknown as Inner | undefined;
  if (!inner) return;
  const { resizeWindow, swipeEnd } = inner;
  inner.checkImagesLoad = () => {};
  inner.resizeWindow = (setTrackStyle) => {
    if (inner.list?.offsetWidth !== inner.state.listWidth) resizeWindow(setTrackStyle);
  };
  inner.swipeEnd = (event) => {
    if (inner.state.dragging) swipeEnd(event);
  };
}
