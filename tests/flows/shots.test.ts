import { expect, test } from 'vitest';
import { filmstrip } from '../../flows/atlas/shots';
import { commitsOf, fingerprintOf } from '../../flows/atlas/taken';
import { readFlow } from '../../flows/draw/chart';
import { flowCalled } from '../../flows/flows';

const chart = readFlow(flowCalled('cast-mail'));
const now = fingerprintOf('castMail');

test('a picture of the site that is older than its chart is not shown', () => {
  const taken = {
    'castMail.closed': { commit: '1a2b3c4', chart: now },
    'castMail.writing': { commit: '0000000', chart: 'as it was before' },
    'ad.shown': { commit: '1a2b3c4', chart: now },
  };
  expect(commitsOf(chart, taken)).toEqual({ 'castMail.closed': '1a2b3c4' });
});

test('a chart names the commit of its pictures, and the states without one', () => {
  const shots = { 'castMail.closed': '1a2b3c4', 'castMail.writing': '1a2b3c4' };
  expect(filmstrip(chart, shots)).toContain(
    'The site at commit 1a2b3c4. None of: sending, watched; sending, unwatched.',
  );
});
