/** Widths in px at which the layout changes (spec §9); at `bar` the navigation bar unfolds. */
export const widths = { sm: 480, md: 768, bar: 903, lg: 1024, xl: 1200, '2xl': 1400 };

export type Breakpoint = keyof typeof widths;

/** The condition of a media query that holds from a breakpoint on. */
export const from = (name: Breakpoint) => `(min-width: ${widths[name]}px)`;

/** The condition of a media query that holds below a breakpoint. */
export const below = (name: Breakpoint) => `(max-width: ${widths[name] - 0.02}px)`;
