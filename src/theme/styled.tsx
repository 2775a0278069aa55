import type { ComponentProps, ElementType, JSX } from 'react';
import type { Recipe } from './css';

type Choices<R extends Recipe> = {
  [name in keyof R['variants']]?: keyof R['variants'][name] | undefined;
};

type Props<Tag extends ElementType, R extends Recipe> = Omit<
  ComponentProps<Tag>,
  keyof R['variants']
> &
  Choices<R>;

export function styled<Tag extends ElementType, R extends Recipe>(
  tag: Tag,
  recipe: R,
  defaults: Partial<Props<Tag, R>> = {},
): (props: Props<Tag, R>) => JSX.Element {
  const Tag: ElementType = tag;
  const variants = Object.entries(recipe.variants);
  // biome-ignore lint/correctness/noComponentHookFactories: never called while rendering
  return function Styled(given) {
    const { className, ...props }: Record<string, unknown> = { ...defaults, ...given };
    let classes = recipe.base;
    for (const [name, values] of variants) {
      const value = props[name] ?? recipe.defaults[name];
      delete props[name];
      if (value !== undefined) classes += ` ${values[value as string]}`;
    }
    if (className) classes += ` ${className}`;
    return <Tag {...props} className={classes} />;
  };
}
