/** Media queries that Chakra's typed breakpoints can't name. */
export const belowBar = '@media (max-width: 902.98px)';
export const canHover = '@media (hover: hover)';
