/**
 * Runs in a prerendered document before the app's code is there (decision 18): shows the elements of this person and
 * this address, and the first pictures of what is read, records what is pressed and left, and asks for the app's code.
 * Built into the document as an inline script, so it is small.
 */
import { fetchEarlyPictures } from './early-pictures';
import { templateHere } from './query';
import { startApp } from './start-app';
import { readToken } from './token';

/** What is done before the app can answer it. */
export interface EarlyInput {
  /** In the order in which they were pressed. */
  readonly buttons: HTMLElement[];
  /** That of the form which Enter was to send, if nothing was typed since. */
  readonly entered: HTMLElement | null;
  /** What had the focus, and lost it. */
  readonly left: Set<Element>;
  readonly isPointerDown: boolean;
  /** Ends the recording of all but Enter. */
  stop(): void;
  /** Ends that of Enter. */
  end(): void;
}

declare global {
  var earlyInput: EarlyInput | undefined;
}

const token = readToken();
const root = document.getElementById('root');
const templates = document.querySelectorAll('template');
// Without views of queries there is the member's alone.
const [members = null] = token ? templates : [];
const shown = QUERIES ? templateHere(templates, token ? 'member' : 'visitor') : members;
if (root && (token || shown)) {
  root.replaceChildren(...(shown ? [shown.content] : []));
  // Whose elements these are: the app hydrates what all members see alike.
  if (shown?.dataset.alike === undefined) delete root.dataset.page;
  else root.dataset.member = '';
}
for (const template of templates) template.remove();
document.documentElement.style.removeProperty('visibility');
const pictures = READS ? fetchEarlyPictures() : [];

const buttons: HTMLElement[] = [];
const record = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || !root?.contains(button)) return;
  // A form that nobody handles would leave the page.
  event.preventDefault();
  buttons.push(button);
};
let entered: HTMLElement | null = null;
/** A browser sends no form whose button is disabled, which it may be until the app has read the fields. */
const noteEnter = ({ key, isComposing, target }: KeyboardEvent) => {
  if (key !== 'Enter' || isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
  entered = target.form?.querySelector<HTMLElement>('[type=submit]:disabled') ?? null;
};
/** What is typed afterwards was not to be sent. */
const forgetEnter = ({ isTrusted }: Event) => {
  if (isTrusted) entered = null;
};
const left = new Set<Element>();
const noteLeft = ({ target }: Event) => {
  if (target instanceof Element && root?.contains(target)) left.add(target);
};
let isPointerDown = false;
const notePointer = ({ type }: Event) => {
  isPointerDown = type === 'pointerdown';
};
const stopping = new AbortController();
const whileEarly = { capture: true, signal: stopping.signal };
addEventListener('click', record, whileEarly);
addEventListener('focusout', noteLeft, whileEarly);
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
  addEventListener(type, notePointer, whileEarly);
}
// Until the app's elements have what was typed, their buttons are disabled, too.
const ending = new AbortController();
addEventListener('keydown', noteEnter, { capture: true, signal: ending.signal });
addEventListener('input', forgetEnter, { capture: true, signal: ending.signal });
globalThis.earlyInput = {
  buttons,
  get entered() {
    return entered;
  },
  left,
  get isPointerDown() {
    return isPointerDown;
  },
  stop: () => stopping.abort(),
  end: () => ending.abort(),
};

const { scripts = '', waits } = root?.dataset ?? {};
startApp(scripts.split(' '), whenToStart());

function whenToStart(): Parameters<typeof startApp>[1] {
  // What shows nothing is never painted.
  if (!root?.firstElementChild) return 'now';
  if (waits !== undefined && isAtRest()) return 'when wanted';
  if (!READS || pictures.length === 0) return 'after the paint';
  return Promise.all(pictures).then((areShown) => areShown.includes(true));
}

/** Whether the document shows its own page as it begins, to a visitor of whom nothing is kept. */
function isAtRest(): boolean {
  const isOwnPage = location.pathname === root?.dataset.page && location.search === '';
  return isOwnPage && !token && !keeps('fin.interruption');
}

/** Whether this tab keeps something under a name. */
function keeps(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
