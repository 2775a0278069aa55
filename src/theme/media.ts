import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { below } from './breakpoints';

/** Media queries that Chakra's typed conditions can't name. */
export const canHover = '@media (hover: hover)';

/** A phone held sideways: hardly any height. */
export const isShort = '@media (orientation: landscape) and (max-height: 480px)';

/** The system's own colours, as in Windows' high contrast. */
export const hasForcedColors = '@media (forced-colors: active)';

/** Styles for windows in which the navigation bar is folded. */
export function belowBar(styles: SystemStyleObject): SystemStyleObject {
  return { [`@media ${below('bar')}`]: styles };
}
