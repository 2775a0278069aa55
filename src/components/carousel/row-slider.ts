/** Slick's own slider without what it does too early or too often (docs/performance.md). */
import type { Settings } from 'react-slick';
import { InnerSlider } from 'react-slick/lib/inner-slider';

/**
 * Measures itself when it is about to be moved: until then its sizes are percentages, as slick renders them on a
 * server. Measuring at once lays out the whole page and renders each card's cell again, while somebody scrolls.
 */
export class RowSlider extends InnerSlider {
  /** What slick does when it is mounted: it measures, and listens to its width from then on. */
  private readonly begin: () => void;
  private hasBegun = false;

  constructor(props: Settings) {
    super(props);
    // Methods of the instance, not of the class: they can't be overridden by name.
    const { componentDidMount, componentDidUpdate, componentWillUnmount } = this;
    const { resizeWindow, slickGoTo, swipeStart, swipeEnd } = this;
    this.begin = () => componentDidMount?.();
    this.componentDidMount = () => {};
    this.componentDidUpdate = (before, ...more) => {
      if (this.hasBegun) componentDidUpdate?.(before, ...more);
      else if (this.didPropsChange(before)) this.measure();
    };
    this.componentWillUnmount = () => {
      if (this.hasBegun) componentWillUnmount?.();
      this.hasBegun = false;
    };
    this.slickGoTo = (slide) => {
      this.measure();
      slickGoTo(slide);
    };
    this.swipeStart = (event) => {
      this.measure();
      swipeStart(event);
    };
    // Cards have their size before their pictures: slick need not watch each image, by one more handler at every
    // update, nor render the row anew when they are loaded.
    this.checkImagesLoad = () => {};
    // Nor when its observer tells of the width that it knows.
    this.resizeWindow = (setTrackStyle) => {
      if (this.list?.offsetWidth !== this.state.listWidth) resizeWindow(setTrackStyle);
    };
    // Nor at the end of a press that was no swipe.
    this.swipeEnd = (event) => {
      if (this.state.dragging) swipeEnd(event);
    };
  }

  /** Before it is moved; sooner, when that is likely, makes the press quicker. */
  measure(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.begin();
  }
}
