export const widths = { sm: 480, md: 768, bar: 903, lg: 1024, xl: 1200, '2xl': 1400 };

export type Breakpoint = keyof typeof widths;

export const from = (name: Breakpoint) => `(min-width: ${widths[name]}px)`;

export const below = (name: Breakpoint) => `(max-width: ${widths[name] - 0.02}px)`;
