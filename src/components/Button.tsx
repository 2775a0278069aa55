import type { ComponentProps, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from '../theme/recipes/button';
import { styled } from '../theme/styled';

/** A button: `variant` solid | outline | danger | ghost, `size` sm | md | lg | icon. */
export const Button = styled('button', buttonRecipe, { type: 'button' });

const ButtonShapedLink = styled(Link, buttonRecipe);

/**
 * What the specification calls a button but leads to another page: a link, so that it opens in a
 * new tab, with the role of a button, pressed by Enter and Space. Takes `to` and `state`.
 */
export function LinkButton(props: ComponentProps<typeof ButtonShapedLink>) {
  return <ButtonShapedLink role="button" onKeyDown={pressOnSpace} {...props} />;
}

function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
