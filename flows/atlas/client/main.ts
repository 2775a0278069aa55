import { readFlow } from '../../draw/chart';
import { flowCalled, isFlowName } from '../../flows';
import { startChoosing } from './choose';
import { byId } from './dom';
import { startOverlay } from './overlay';
import { startRecording } from './recording';
import { startScreens } from './screens';
import { startSearch } from './search';
import { startSimulation } from './simulate';
import { startStately } from './stately';
import { createView } from './view';

function openView() {
  const template = document.querySelector<HTMLTemplateElement>('#overview');
  const view = createView(byId('stage'), template?.content.querySelector('svg'));
  byId('tools').prepend(...view.buttons);
  if (byId('stage').clientWidth > 900) view.fitWidth();
  return view;
}

startSearch();
const name = document.body.dataset.flow ?? '';
if (isFlowName(name)) {
  const view = openView();
  startOverlay(view);
  const simulation = startSimulation(name, view);
  startChoosing(readFlow(flowCalled(name)), view, simulation.take);
  startStately();
}
if (document.getElementById('system')) openView();
if (document.getElementById('screens')) startScreens(openView());
if (document.getElementById('recording')) startRecording();
