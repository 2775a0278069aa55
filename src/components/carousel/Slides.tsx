import { type ReactNode, type RefObject, useState } from 'react';
import Slider from 'react-slick';

interface SlidesProps {
  ref: RefObject<Slider | null>;
  /** The first card in view when the row is mounted. */
  start: number;
  /** How many cards are in view. */
  perView: number;
  onMoved: (first: number) => void;
  /** Called after each rendering, also where slick has measured the page. */
  onRendered: () => void;
  /** The cells, each an element that takes a style. */
  children: ReactNode;
}

/** What moves a row's cards. */
export function Slides({ ref, start, perView, onMoved, onRendered, children }: SlidesProps) {
  // Slick measures the page whenever it is given another one.
  const [initialSlide] = useState(start);
  return (
    <Slider
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
      onReInit={onRendered}
    >
      {children}
    </Slider>
  );
}
