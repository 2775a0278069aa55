import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { textLinkRecipe } from '../theme/recipes/text-link';
import { styled } from '../theme/styled';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of the site. */
  to: To;
  /** What that page is told. */
  state?: unknown;
}

/** A link to a page of the site. The router's own has code to read ahead, which app/navigation/intent does. */
export function Link({ to, state, target, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(target && { target }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link within a sentence or below a form, to another page of the site. */
export const TextLink = styled(Link, textLinkRecipe);

/** The same for another site or `mailto:`; takes `href`. */
export const OutsideLink = styled('a', textLinkRecipe);
