import type { ComponentProps, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from '../theme/recipes/button';
import { styled } from '../theme/styled';

export const Button = styled('button', buttonRecipe, { type: 'button' });

const ButtonShapedLink = styled(Link, buttonRecipe);

export function LinkButton(props: ComponentProps<typeof ButtonShapedLink>) {
  return <ButtonShapedLink role="button" onKeyDown={pressOnSpace} {...props} />;
}

function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
