import type { ComponentProps } from 'react';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { css } from '../../theme/css' with { type: 'macro' };

/** The height only keeps the page long until then. */
const later = css({ animation: 'second-frame 100ms', containIntrinsicHeight: '200rem' });

/**
 * A box that a prerendered document lays out a frame after the words that are seen first (decision 45). Not where the
 * app shows the page: one that is come back to needs its whole height at once.
 */
export function SecondFrame({ className, ...props }: ComponentProps<'div'>) {
  const classes = [className, useIsHydrating() && later].filter(Boolean);
  return <div {...props} className={classes.join(' ') || undefined} />;
}
