import { type Expression, type JSXChild, type JSXExpression, parseSync, Visitor } from 'oxc-parser';

const SPOKEN = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label']);
const LETTER = /\p{L}/u;
const ADDRESS = /^https?:\/\/\S*$/;

export function lettersIn(file: string, code: string, isKey: (text: string) => boolean): string[] {
  const found: string[] = [];
  const look = (words: string) => {
    if (LETTER.test(words) && !ADDRESS.test(words) && !isKey(words))
      found.push(`${file}: ${words.trim().replace(/\s+/g, ' ')}`);
  };
  const lookIn = (expression: Expression | JSXExpression) => {
    for (const words of wordsOf(expression)) look(words);
  };
  const lookInChildren = ({ children }: { children: JSXChild[] }) => {
    for (const child of children) {
      if (child.type === 'JSXText') look(child.value);
      if (child.type === 'JSXExpressionContainer') lookIn(child.expression);
    }
  };
  new Visitor({
    JSXElement: lookInChildren,
    JSXFragment: lookInChildren,
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name)) return;
      if (value?.type === 'Literal') lookIn(value);
      if (value?.type === 'JSXExpressionContainer') lookIn(value.expression);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

function wordsOf(expression: Expression | JSXExpression): string[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [...wordsOf(expression.consequent), ...wordsOf(expression.alternate)];
    case 'LogicalExpression':
      return [...wordsOf(expression.left), ...wordsOf(expression.right)];
    default:
      return [];
  }
}
