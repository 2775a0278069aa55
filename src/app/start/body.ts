/** Runs at the end of a page's document: shows this person's elements, notes a form that is sent, starts the app. */

export {};

const root = document.getElementById('root') as HTMLElement;
const template = document.querySelector('template');
const { early } = globalThis;
if (early?.token) {
  root.replaceChildren(...(template ? [template.content] : []));
  // What all members see alike is hydrated.
  if (template?.dataset.alike === undefined) delete root.dataset.page;
  else root.dataset.member = '';
  fillInPerson();
}
template?.remove();
if (early && !early.isPlain) root.querySelector('main')?.replaceChildren();
document.documentElement.style.removeProperty('visibility');

/** Enter in a box sends its form, also where the form's button waits for the app. */
const noteForm = (event: Event) => {
  const { target, type } = event;
  const isEnter = target instanceof HTMLInputElement && (event as KeyboardEvent).key === 'Enter';
  if (!early || (type === 'keydown' && !isEnter)) return;
  if (type === 'submit') event.preventDefault();
  // What is typed afterwards was not to be sent.
  early.submitted = type === 'input' ? null : (target as Element).closest('form');
};
for (const type of ['submit', 'keydown', 'input']) {
  addEventListener(type, noteForm, { capture: true, ...(early && { signal: early.done.signal }) });
}

const { scripts = '', memberScripts = '' } = root.dataset;
const [main = '', ...others] = `${scripts} ${early?.token ? memberScripts : ''}`.trim().split(' ');
// The first frame is painted before the app's code is fetched. A hidden tab paints nothing, nor does an empty page.
if (document.hidden || !root.firstElementChild) startApp();
else Promise.any([firstPaint(), longestWait()]).then(startApp);

/** Never fulfilled where the browser does not report it, and rejected where it has no observer. */
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

/** Where the browser does not fetch a module again that was lost once, as Chromium before 156. */
async function reload(): Promise<void> {
  await fetch(main);
  location.reload();
}

/** A member's own values stand in the profile from the first. */
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

/** What is stored of the member; nothing where storage holds broken JSON. */
function readPerson(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem('user') ?? '{}') ?? {};
  } catch {
    return {};
  }
}
