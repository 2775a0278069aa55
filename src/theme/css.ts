/**
 * How styles are written: by these functions, imported `with { type: 'macro' }`. They run when the site is
 * built; what reaches the browser are class names and the rules of a style sheet (docs/performance.md).
 *
 * Their arguments are literals, constants of the same file and calls of other macros. A style names tokens
 * (`bg: 'bg.raised'`), breakpoints (`{ base: '4', md: '8' }`) and conditions (`_hover: { … }`).
 */
import { createHash } from 'node:crypto';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { serializeStyles } from '@emotion/serialize';
import { compile, type Element, type Middleware, middleware, serialize, stringify } from 'stylis';
import { type conditions, system } from './system';

/** A style, in which a media query may also be named by one of Fin's own conditions. */
export type Style = SystemStyleObject & {
  [condition in `_${keyof typeof conditions}`]?: SystemStyleObject;
};

type Variants = Record<string, Record<string, Style>>;

/** The class names of a recipe, as `styled` takes them. */
export interface Recipe<V extends Variants = Variants> {
  base: string;
  variants: { [name in keyof V]: { [value in keyof V[name]]: string } };
  defaults: { [name in keyof V]?: keyof V[name] };
}

/** What Parcel hands to a macro as `this`. */
interface Macro {
  addAsset(asset: { type: 'css'; content: string }): void;
}

/** The class of one style. It wins over the recipe of the same element. */
export function css(this: unknown, style: Style): string {
  return classFor(this, style);
}

/**
 * The looks of a part, for `styled`. What its variants say wins over what `base` says.
 * @param defaults the variants that hold where none are chosen
 */
export function recipe<V extends Variants = Record<never, never>>(
  this: unknown,
  base: Style,
  variants?: V,
  defaults: Recipe<V>['defaults'] = {},
): Recipe<V> {
  const classOf = (style: Style) => classFor(this, style, yieldToOthers);
  const classesOf = (values: Record<string, Style>) =>
    Object.fromEntries(Object.entries(values).map(([value, style]) => [value, classOf(style)]));
  return {
    base: classOf(base),
    variants: Object.fromEntries(
      Object.entries(variants ?? {}).map(([name, values]) => [name, classesOf(values)]),
    ) as Recipe<V>['variants'],
    defaults,
  };
}

/** Adds what every page needs: the order of the layers, the reset, tokens as variables, global rules. */
export function pageStyles(this: unknown): void {
  const { layers, getPreflightCss, getGlobalCss, getTokenCss } = system;
  const rules = [getPreflightCss(), getGlobalCss(), getTokenCss()].map((rule) => rulesOf(rule));
  ship(this, [layers.atRule, ...rules].join('\n'));
}

function classFor(macro: unknown, style: Style, ...changes: Middleware[]): string {
  const declarations = system.css(style);
  const name = `f${hashOf(canonical([declarations, changes.length]))}`;
  ship(macro, rulesOf({ [`.${name}`]: declarations }, ...changes));
  return name;
}

/** Puts rules into the page's style sheet; where no page is built, as in a unit test, there is none. */
function ship(macro: unknown, content: string): void {
  (macro as Macro | undefined)?.addAsset({ type: 'css', content });
}

/** CSS text of nested rules. */
function rulesOf(rules: object, ...changes: Middleware[]): string {
  const { styles } = serializeStyles([rules as never]);
  return serialize(compile(styles), middleware([...changes, stringify]));
}

/** Takes the weight from what a class says of its element itself, whatever the order of the rules. */
function yieldToOthers({ type, props }: Element): undefined {
  if (type !== 'rule' || !Array.isArray(props)) return;
  props.forEach((selector, at) => {
    if (/^\.\w+$/.test(selector)) props[at] = `:where(${selector})`;
  });
}

/** The order of a memoised style's keys is that of whichever caller came first in this process. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest().readUInt32BE().toString(36);
}
