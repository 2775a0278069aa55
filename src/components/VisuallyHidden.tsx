import { recipe } from '../theme/css' with { type: 'macro' };
import { styled } from '../theme/styled';

export const VisuallyHidden = styled('span', recipe({ srOnly: true }));
