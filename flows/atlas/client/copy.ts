import { byId, el, say } from './dom';

export async function copy(text: string, said = 'Copied.'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    say(said);
    return true;
  } catch {
    const box = el('textarea', { value: text, readOnly: true, rows: 12 });
    box.setAttribute('aria-label', 'Text to copy');
    const panel = byId('panel');
    panel.hidden = false;
    panel.append(box);
    box.select();
    say('The browser does not let this page copy. The text is selected: copy it with Ctrl+C.');
    return false;
  }
}
