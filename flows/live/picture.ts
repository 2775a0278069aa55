import { el } from '../atlas/client/dom';
import { markIn } from '../atlas/client/marks';
import { createView } from '../atlas/client/view';
import type { Step } from './allowed';
import { addresses } from './pictures';
import { statesAround } from './recording';

export function createPictureBox() {
  const element = el('div', { className: 'picture', tabIndex: 0, role: 'region' });
  const view = createView(element);
  const pictures = new Map<string, Promise<SVGSVGElement>>();
  let latest: Step | null = null;

  async function light(step: Step): Promise<void> {
    latest = step;
    element.ariaLabel = `Chart of ${step.use}`;
    const read = pictures.get(step.chart) ?? readPicture(step.chart);
    pictures.set(step.chart, read);
    const picture = await read;
    if (latest !== step) return;
    view.show(picture);
    markIn(picture, 'here', { states: statesAround(step), transitions: new Set() });
    markIn(picture, 'crossed', { states: new Set(), transitions: new Set(step.transitions) });
    const innermost = [...picture.querySelectorAll('.state.atomic.here')].at(-1);
    if (innermost) view.bringToMiddle(innermost);
  }

  return {
    element,
    buttons: view.buttons,
    show(step: Step): void {
      light(step).catch((error: Error) => {
        pictures.delete(step.chart);
        element.replaceChildren(error.message);
      });
    },
  };
}

/** Uses `XMLHttpRequest`, which parses documents, since Trusted Types block `DOMParser`. */
function readPicture(chart: string): Promise<SVGSVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`The picture of ${chart} could not be read.`));
    request.open('GET', addresses[chart] ?? '');
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onerror = fail;
    request.onload = () => {
      const picture = request.responseXML?.querySelector('svg');
      if (!picture) return fail();
      resolve(document.importNode(picture, true));
    };
    request.send();
  });
}
