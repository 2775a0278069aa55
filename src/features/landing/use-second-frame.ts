import { useIsHydrating } from '../../lib/use-is-hydrating';
import { css } from '../../theme/css' with { type: 'macro' };

/** The height only keeps the page long until then. */
const inSecondFrame = css({ animation: 'second-frame 100ms', containIntrinsicHeight: '200rem' });

/**
 * The class of what a prerendered document lays out a frame after the words that are seen first (decision 045). None where
 * the app shows the page: one that is come back to needs its whole height at once.
 */
export function useSecondFrame(): string | undefined {
  return useIsHydrating() ? inSecondFrame : undefined;
}
