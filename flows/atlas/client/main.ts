/** Brings a chart's page to life; every word of it can be read without. */
import { readChart } from '../../draw/chart';
import { flowCalled, isFlowName } from '../../flows';
import { startChoosing } from './choose';
import { copy } from './copy';
import { byId } from './dom';
import { startSimulation } from './simulate';
import { startView } from './view';

/** Its address takes no chart, so the file is copied to be pasted there. */
const SKETCH = 'https://sketch.stately.ai';

const name = document.body.dataset.flow ?? '';
if (isFlowName(name)) {
  startView();
  const simulation = startSimulation(name);
  startChoosing(readChart(flowCalled(name).machine), simulation.take);
  byId('stately').onclick = async () => {
    await copy(byId<HTMLTextAreaElement>('source').value);
    window.open(SKETCH, '_blank', 'noopener');
  };
}
