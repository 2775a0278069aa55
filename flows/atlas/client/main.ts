/** Brings the page of a chart or of recordings to life; every word of it can be read without. */
import { readFlow } from '../../draw/chart';
import { flowCalled, isFlowName } from '../../flows';
import { startChoosing } from './choose';
import { byId } from './dom';
import { startOverlay } from './overlay';
import { startRecording } from './recording';
import { startSearch } from './search';
import { startSimulation } from './simulate';
import { startStately } from './stately';
import { createView } from './view';

/** The picture on the page's stage, with its buttons. */
function openView() {
  const view = createView(byId('stage'));
  byId('tools').prepend(...view.buttons);
  // A phone reads a corner of the picture at full size better than all of it too small.
  if (byId('stage').clientWidth > 900) view.fitWidth();
  return view;
}

const name = document.body.dataset.flow ?? '';
if (isFlowName(name)) {
  const view = openView();
  startOverlay();
  const simulation = startSimulation(name, view);
  startChoosing(readFlow(flowCalled(name)), view, simulation.take);
  startStately();
}
if (document.getElementById('system')) openView();
if (document.getElementById('recording')) startRecording();
if (document.getElementById('search')) startSearch();
