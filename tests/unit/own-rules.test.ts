import { expect, test } from 'vitest';
import { ownRules } from '../../scripts/site/own-rules';

const SHEET = `
  @layer tokens { :where(:root) {
    --red: #f00; --accent: var(--red); --hint: #00f; --hint-soft: var(--hint); --ink: #111; --half\\.5: 1px
  } }
  @keyframes appear { from { opacity: 0 } }
  @keyframes spin { to { rotate: 1turn } }
  p, table { margin: 0 }
  table { border: 0 }
  .seen { color: var(--accent); animation: appear 1s; padding: var(--half\\.5) }
  .seen:hover, .unseen { opacity: 1 }
  .unseen { color: var(--hint-soft); animation: spin 1s }
  :where(.unseen) > p { color: red }
  @media (width >= 10px) { .unseen { color: red } .seen { top: 0 } }
`;
const PAGE = '<main><p class="seen other"><svg><path fill="var(--ink)"/></svg></p></main>';

test('a page keeps the rules that one of its own elements has, whole, with what these name', () => {
  expect(ownRules(SHEET, PAGE)).toBe(
    [
      '@layer tokens{:where(:root){--red:red;--accent:var(--red);--ink:#111;--half\\.5:1px}}',
      '@keyframes appear{0%{opacity:0}}',
      'p,table{margin:0}',
      '.seen{color:var(--accent);padding:var(--half\\.5);animation:1s appear}',
      '.seen:hover,.unseen{opacity:1}',
      '@media (width>=10px){.seen{top:0}}',
    ].join(''),
  );
});

test('a page without elements keeps no rule of one', () => {
  expect(ownRules('p{margin:0}.a{color:red}body{margin:0}', '')).toBe('body{margin:0}');
});
