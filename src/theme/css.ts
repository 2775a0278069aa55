/**
 * Build-time macros for styles, imported `with { type: 'macro' }`. They emit a style sheet; `css`
 * and `recipe` return class names (docs/performance.md).
 *
 * Arguments must be literals, constants from the same file or calls to other macros.
 */
import { createHash } from 'node:crypto';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { serializeStyles } from '@emotion/serialize';
import { compile, type Element, type Middleware, middleware, serialize, stringify } from 'stylis';
import { type conditions, system } from './system';

export type Style = SystemStyleObject & {
  [condition in `_${keyof typeof conditions}`]?: SystemStyleObject;
};

type Variants = Record<string, Record<string, Style>>;

export interface Recipe<V extends Variants = Variants> {
  base: string;
  variants: { [name in keyof V]: { [value in keyof V[name]]: string } };
  defaults: { [name in keyof V]?: keyof V[name] };
}

interface Macro {
  addAsset(asset: { type: 'css'; content: string }): void;
}

export function css(this: unknown, style: Style): string {
  return classFor(this, style);
}

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

function ship(macro: unknown, content: string): void {
  (macro as Macro | undefined)?.addAsset({ type: 'css', content });
}

function rulesOf(rules: object, ...changes: Middleware[]): string {
  const { styles } = serializeStyles([rules as never]);
  return serialize(compile(styles), middleware([...changes, stringify]));
}

function yieldToOthers({ type, props }: Element): undefined {
  if (type !== 'rule' || !Array.isArray(props)) return;
  props.forEach((selector, at) => {
    if (/^\.\w+$/.test(selector)) props[at] = `:where(${selector})`;
  });
}

/** Sorts keys for a stable hash, since key order in memoized styles depends on the first caller. */
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
