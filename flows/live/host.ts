import { el } from '../atlas/client/dom';
import { lit, siteColours, style } from '../draw/colours';
import { panelStyle } from './panel-style';

export function hostOf(panel: HTMLElement): HTMLElement {
  const host = el('div', { id: 'running-flows' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${siteColours}${style}${lit}${panelStyle}`);
  root.adoptedStyleSheets = [sheet];
  root.append(panel);
  // Stops bubbling to the site's listeners, which act on keys, trap focus and dismiss dialogs.
  for (const type of ['keydown', 'pointerdown', 'focusin'] as const) {
    host.addEventListener(type, (event) => event.stopPropagation());
  }
  return host;
}
