/** What stands inside react-slick's `Slider`, as far as `RowSlider` uses it. */
declare module 'react-slick/lib/inner-slider' {
  import { Component } from 'react';
  import type { Settings } from 'react-slick';

  interface InnerSliderState {
    /** In px; `null` until it has been measured. */
    listWidth: number | null;
    currentSlide: number;
    dragging: boolean;
  }

  export class InnerSlider extends Component<Settings, InnerSliderState> {
    list: HTMLElement | null;
    checkImagesLoad(): void;
    resizeWindow(setTrackStyle?: boolean): void;
    slickGoTo(slide: number): void;
    swipeStart(event: unknown): void;
    swipeEnd(event: unknown): void;
    didPropsChange(before: Settings): boolean;
  }
}

declare module 'react-slick/lib/default-props' {
  import type { Settings } from 'react-slick';

  const defaults: Settings;
  export default defaults;
}
