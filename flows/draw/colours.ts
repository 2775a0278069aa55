import { palette } from '../../src/theme/palette';

const { ink, ivory, amber, coral, jade } = palette;

const light =
  'color-scheme: light; --paper: #fff; --nest: #f6f7f9; --box: #fff; --edge: #8a94a6; --ink: #161a22; --soft: #525c6b; --link: #1f3a8a; --here: #dbe7ff; --event: #1f3a8a; --done: #0b6b3a; --error: #b3261e; --time: #8a4b00; --always: #4b5563;';
/** The site's palette. Event arrows are blue, since amber marks current states and delays. */
const dark = `color-scheme: dark; --paper: ${ink[900]}; --nest: ${ink[850]}; --box: ${ink[800]}; --edge: ${ink[500]}; --ink: ${ivory[50]}; --soft: ${ivory[200]}; --link: ${amber[300]}; --here: ${amber[400]}3d; --event: #a9c3ff; --done: ${jade[300]}; --error: ${coral[300]}; --time: ${amber[300]}; --always: ${ivory[400]};`;

export const colours = `
:root { ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
`;

export const siteColours = `:root, :host { ${dark} }`;

export const style = `
.chart { font-family: system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
.chart .paper { fill: var(--paper); }
.chart text { fill: var(--ink); font-size: 12.5px; paint-order: stroke; stroke: var(--nest); stroke-width: 3px; }
.chart .state > rect { fill: var(--box); stroke: var(--edge); }
.chart .state.nest > rect { fill: var(--nest); }
.chart .state.parallel > rect { stroke-dasharray: 6 4; }
.chart .state > .inner { fill: none; }
.chart .initial { fill: var(--ink); stroke: var(--paper); stroke-width: 1.5; }
.chart .title { font-size: 15px; font-weight: 700; }
.chart .description, .chart .action { fill: var(--soft); }
.chart .tag { font-size: 12px; fill: var(--soft); font-style: italic; }
.chart .effect { fill: var(--done); }
.chart .cause { font-size: 13px; font-weight: 700; }
.chart .target { font-weight: 700; }
.chart .anytime rect { fill: var(--nest); stroke: var(--edge); stroke-dasharray: 3 3; }
.chart .anytime text { text-anchor: middle; fill: var(--soft); }
.chart .line { fill: none; stroke-width: 1.6; }
.chart .label { fill: var(--nest); }
.chart .line.event { stroke: var(--event); } .chart .head.event, .chart .event .cause { fill: var(--event); }
.chart .line.done { stroke: var(--done); } .chart .head.done, .chart .done .cause { fill: var(--done); }
.chart .line.error { stroke: var(--error); } .chart .head.error, .chart .error .cause { fill: var(--error); }
.chart .line.time { stroke: var(--time); } .chart .head.time, .chart .time .cause { fill: var(--time); }
.chart .line.always { stroke: var(--always); } .chart .head.always, .chart .always .cause { fill: var(--always); }
.chart .line.time { stroke-dasharray: 7 3; } .chart .line.error { stroke-dasharray: 2 3; }
`;

export const lit = `
.chart .state.here > rect { stroke: var(--link); stroke-width: 2.5; }
.chart .state.atomic.here > rect { fill: var(--here); }
.chart .words.crossed .cause { text-decoration: underline; }
.chart .line.crossed { stroke-width: 4; }
`;
