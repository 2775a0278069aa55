import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'dark',
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    // Scales `rem` in windows wider than 1600 px: 18 px at 1920, 22 px at 2560.
    fontSize: 'clamp(100%, 100% + (100vw - 1600px) / 160, 200%)',
    scrollPaddingTop: 'calc({sizes.bar} + 1rem)',
    lineHeight: 'normal',
    textSizeAdjust: '100%',
    '--global-color-border': 'colors.border',
  },
  ':is(input, select, textarea)': { scrollMarginTop: '9' },
  ':root:fullscreen:has([data-stage])': { overflow: 'hidden' },
  ':root:has([data-modal])': { overflow: 'hidden', scrollbarGutter: 'stable' },
  // Reverts the `pointer-events: none` that Radix sets on `body`, since it would also disable
  // elements of browser extensions. The overlay already blocks the page.
  'body:has([data-modal])': { pointerEvents: 'auto !important' },
  'html:has(#offline-bar)': { scrollPaddingBottom: '5rem' },
  body: { bg: 'bg', minHeight: '100dvh', overflowX: 'clip' },
  'h1, h2, h3': {
    fontFamily: 'display',
    fontWeight: 'display',
    lineHeight: 'tight',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  'a:active': { opacity: '0.7' },
  '::selection': { bg: 'accent', color: 'accent.fg' },
  ':focus': { outline: 'none' },
  ':focus-visible': {
    outline: '3px solid {colors.focus}',
    outlineOffset: '3px',
    borderRadius: 'sm',
  },
  ':is(main, h1, section)[tabindex="-1"]:focus-visible': { outline: 'none' },
});
