/** Whether what is sent to Stripe, or answered in its name, is as Stripe declares it. */
import type { TSPropertySignature } from 'oxc-parser';
import { declarationOf, nameOf, type Place, type TSType } from './declarations';

/** What is wrong with a value, in Stripe's words. */
export interface Fault {
  /** As in `line_items[0][quantity]`. */
  readonly param: string;
  readonly message: string;
}

interface Options {
  /** Values of a form are texts. */
  readonly isForm: boolean;
  /** An answer of the stand-in is an excerpt: what is required may be left out. */
  readonly isExcerpt: boolean;
}

const LISTS_EVERYTHING = 'MetadataParam';

/** The first fault of a value that is to be of the named type. */
export function faultOf(value: unknown, name: string, at: Place, options: Options): Fault | null {
  return inNamed(value, name, at, '');

  function inNamed(given: unknown, named: string, place: Place, path: string): Fault | null {
    const { node, at: own } = declarationOf(named, place);
    if (node.type === 'TSTypeAliasDeclaration')
      return inType(given, node.typeAnnotation, own, path);
    if (!isRecord(given)) return { param: path, message: `Invalid object: ${path}` };
    const properties = propertiesOf(named, place);
    for (const key of Object.keys(given)) {
      const param = path === '' ? key : `${path}[${key}]`;
      const property = properties.get(key);
      if (!property) return { param, message: `Received unknown parameter: ${param}` };
      const fault = inType(given[key], property.type, property.at, param);
      if (fault) return fault;
    }
    if (options.isExcerpt) return null;
    const missing = [...properties].find(([key, { isOptional }]) => !isOptional && !(key in given));
    const param = missing && (path === '' ? missing[0] : `${path}[${missing[0]}]`);
    return param === undefined ? null : { param, message: `Missing required param: ${param}.` };
  }

  function inType(given: unknown, type: TSType, place: Place, path: string): Fault | null {
    const invalid = (kind: string) => ({ param: path, message: `Invalid ${kind}: ${path}` });
    switch (type.type) {
      case 'TSStringKeyword':
        return typeof given === 'string' ? null : invalid('string');
      case 'TSNumberKeyword':
        return isNumber(given) ? null : invalid('integer');
      case 'TSBooleanKeyword':
        return isBoolean(given) ? null : invalid('boolean');
      case 'TSNullKeyword':
        return given === null ? null : invalid('value');
      case 'TSLiteralType':
        return 'value' in type.literal && type.literal.value === given ? null : invalid('value');
      case 'TSUnionType': {
        const faults = type.types
          .filter((it) => !isOpenEnd(it))
          .map((it) => inType(given, it, place, path));
        if (faults.includes(null)) return null;
        // The most particular fault: one of a part, not that the whole is of another type.
        return faults.find((it) => it && it.param !== path) ?? faults[0] ?? invalid('value');
      }
      case 'TSTypeReference': {
        const named = nameOf(type.typeName);
        const [inner] = type.typeArguments?.params ?? [];
        if (named === 'Array' && inner) return inArray(given, inner, place, path);
        if (named === 'Emptyable' && inner) {
          return given === '' ? null : inType(given, inner, place, path);
        }
        if (named === LISTS_EVERYTHING) return isRecord(given) ? null : invalid('object');
        return inNamed(given, named, place, path);
      }
      default:
        throw new Error(`${path} is of a kind that is not read: ${type.type}`);
    }
  }

  function inArray(given: unknown, type: TSType, place: Place, path: string): Fault | null {
    if (!Array.isArray(given)) return { param: path, message: `Invalid array: ${path}` };
    for (const [index, item] of given.entries()) {
      const fault = inType(item, type, place, `${path}[${index}]`);
      if (fault) return fault;
    }
    return null;
  }

  function isNumber(given: unknown): boolean {
    if (!options.isForm) return typeof given === 'number';
    return typeof given === 'string' && /^-?\d+$/.test(given);
  }

  function isBoolean(given: unknown): boolean {
    return options.isForm ? given === 'true' || given === 'false' : typeof given === 'boolean';
  }
}

interface Property {
  readonly type: TSType;
  readonly isOptional: boolean;
  readonly at: Place;
}

/** An interface's own properties and those of what it extends. */
function propertiesOf(name: string, place: Place): Map<string, Property> {
  const { node, at } = declarationOf(name, place);
  if (node.type !== 'TSInterfaceDeclaration') return new Map();
  // Nested types of an interface are declared in a namespace of its name.
  const inherited = node.extends.flatMap(({ expression }) =>
    expression.type === 'Identifier' ? [...propertiesOf(expression.name, at)] : [],
  );
  const own = node.body.body
    .filter((it): it is TSPropertySignature => it.type === 'TSPropertySignature')
    .flatMap(({ key, optional, typeAnnotation }): [string, Property][] => {
      if (key.type !== 'Identifier' || !typeAnnotation) return [];
      return [[key.name, { type: typeAnnotation.typeAnnotation, isOptional: optional, at }]];
    });
  return new Map([...inherited, ...own]);
}

/** The SDK leaves every list of words open; a word of today's description is what is meant. */
function isOpenEnd(type: TSType): boolean {
  return type.type === 'TSTypeReference' && nameOf(type.typeName) === 'OtherString';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
