export {};

const root = document.getElementById('root') as HTMLElement;
const template = document.querySelector('template');
const { early } = globalThis;
if (early?.token) {
  root.replaceChildren(...(template ? [template.content] : []));
  // Only markup that is the same for all members can be hydrated.
  if (template?.dataset.alike === undefined) delete root.dataset.page;
  else root.dataset.member = '';
  fillInPerson();
}
template?.remove();
if (early && !early.isPlain) root.querySelector('main')?.replaceChildren();
document.documentElement.style.removeProperty('visibility');

/**
 * Records the submitted form, also on Enter while the submit button is disabled. A later edit
 * withdraws the submission.
 */
const noteForm = (event: Event) => {
  const { target, type } = event;
  const isEnter = target instanceof HTMLInputElement && (event as KeyboardEvent).key === 'Enter';
  if (!early || (type === 'keydown' && !isEnter)) return;
  if (type === 'submit') event.preventDefault();
  early.submitted = type === 'input' ? null : (target as Element).closest('form');
};
for (const type of ['submit', 'keydown', 'input']) {
  addEventListener(type, noteForm, { capture: true, ...(early && { signal: early.done.signal }) });
}

const { scripts = '', memberScripts = '' } = root.dataset;
const [main = '', ...others] = `${scripts} ${early?.token ? memberScripts : ''}`.trim().split(' ');
// Paint before loading the app. Hidden tabs never paint, and empty pages have nothing to show.
if (document.hidden || !root.firstElementChild) startApp();
else Promise.any([firstPaint(), longestWait()]).then(startApp);

/** Rejects if `PerformanceObserver` is missing. Never settles if the browser reports no paints. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function longestWait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000));
}

function startApp(): void {
  for (const href of [main, ...others]) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  import(main).catch(startAtPress);
}

function startAtPress(error: unknown): void {
  reportError(error);
  const tryAgain = () => import(main).catch(reload).catch(startAtPress);
  addEventListener('pointerdown', tryAgain, { once: true });
}

/** Reloads the page if the server responds, since some browsers never refetch a failed module. */
async function reload(): Promise<void> {
  await fetch(main);
  location.reload();
}

function fillInPerson(): void {
  const person = readPerson();
  const boxes = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-person] [name]');
  for (const box of boxes) {
    const value = person[box.name];
    if (typeof value !== 'string') continue;
    if (box instanceof HTMLInputElement)
      box.defaultValue = box.type === 'date' ? value.slice(0, 10) : value;
    else for (const option of box.options) option.defaultSelected = option.value === value;
  }
}

function readPerson(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem('user') ?? '{}') ?? {};
  } catch {
    return {};
  }
}
