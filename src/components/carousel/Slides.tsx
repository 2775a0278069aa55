import { type ReactNode, type RefObject, useState } from 'react';
import Slider from 'react-slick';

interface SlidesProps {
  ref: RefObject<Slider | null>;
  start: number;
  perView: number;
  onMoved: (first: number) => void;
  onRendered: () => void;
  children: ReactNode;
}

export function Slides({ ref, start, perView, onMoved, onRendered, children }: SlidesProps) {
  // Fixed at mount, since slick measures the page again whenever this prop changes.
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
