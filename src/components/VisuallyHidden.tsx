import { recipe } from '../theme/css' with { type: 'macro' };
import { styled } from '../theme/styled';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', recipe({ srOnly: true }));
