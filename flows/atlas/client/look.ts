/** Light or dark: as the reader has chosen, else as their system is. Runs before the page is painted. */
const KEY = 'fin.atlas.look';
const { dataset } = document.documentElement;

const chosen = read();
if (chosen) dataset.look = chosen;

document.addEventListener('DOMContentLoaded', () => {
  const dark = document.querySelector<HTMLButtonElement>('#dark');
  if (!dark) return;
  const isDark = () =>
    dataset.look ? dataset.look === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  dark.ariaPressed = String(isDark());
  dark.onclick = () => {
    dataset.look = isDark() ? 'light' : 'dark';
    dark.ariaPressed = String(isDark());
    keep(dataset.look);
  };
});

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(look: string): void {
  try {
    localStorage.setItem(KEY, look);
  } catch {
    // Without storage it is chosen on each page.
  }
}
