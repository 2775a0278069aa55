import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import defaults from 'react-slick/lib/default-props';
import { RowSlider } from './row-slider';

interface SlidesProps {
  ref: RefObject<RowSlider | null>;
  /** The first card in view when the row is mounted. */
  start: number;
  /** How many cards are in view. */
  perView: number;
  /** It may be moved soon: sizes are measured. */
  isReady: boolean;
  onMoved: (first: number) => void;
  onReInit: () => void;
  /** The cells, each an element that takes a style and a class. */
  children: ReactNode;
}

/** What moves a row's cards. */
export function Slides({ ref, start, perView, isReady, onMoved, onReInit, children }: SlidesProps) {
  // Slick measures the page whenever it is given another one.
  const [initialSlide] = useState(start);
  useEffect(() => {
    if (isReady) ref.current?.measure();
  }, [isReady, ref]);
  return (
    <RowSlider
      {...defaults}
      ref={ref}
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
    </RowSlider>
  );
}
