import { raw } from 'hono/html';

export const plainStyle = raw(`
  :root {
    color-scheme: dark; --ink: #f8f2e8; --muted: #a59f97; --line: #353546; --accent: #ffa62b;
  }
  * { box-sizing: border-box; margin: 0; }
  body {
    min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 24px;
    background: radial-gradient(120% 80% at 50% -10%, #3a2415 0%, #0c0c13 60%) #0c0c13 fixed;
    color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  }
  main { width: 100%; max-width: 440px; display: grid; gap: 16px; }
  .brand { font-size: 28px; font-weight: 800; letter-spacing: -0.02em; color: var(--accent); }
  .note, .label { color: var(--muted); font-size: 14px; }
  .ticket {
    padding: 28px; border: 1px solid var(--line); border-radius: 22px; background: #12121b;
    box-shadow: 0 24px 60px #0008;
  }
  h1 { font-size: 24px; line-height: 1.2; margin-bottom: 16px; overflow-wrap: anywhere; }
  .amount { font-size: 44px; line-height: 1.15; font-weight: 750; font-variant-numeric: tabular-nums; }
  .amount + .label { margin-top: 20px; padding-top: 16px; border-top: 1px dashed var(--line); }
  .order { font: 13px/1.5 ui-monospace, monospace; color: var(--muted); overflow-wrap: anywhere; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
  button, a {
    display: grid; place-items: center; text-decoration: none; width: 100%; min-height: 52px; padding: 12px 16px; border: 1px solid var(--line);
    border-radius: 999px; background: transparent; color: var(--ink); font: inherit;
    font-weight: 600; cursor: pointer; transition: background-color 140ms;
  }
  button:hover { background: #ffffff14; }
:is(button, a):focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
  .primary { border-color: var(--accent); background: var(--accent); color: #0c0c13; }
  .primary:hover { background: #ffc56e; }
  .declined {
    padding: 14px 16px; border: 1px solid #ff7b6b; border-radius: 12px; background: #3a1713;
    color: #ffd9d3;
  }
  @media (prefers-reduced-motion: reduce) { button { transition: none; } }
`);
