import { tabStorage } from '../lib/storage';

const KEY = 'fin.inspect';
const STEPS = 'fin.inspect.steps';

export function readInspection() {
  const look = tabStorage.readText(KEY);
  if (look === null && !new URLSearchParams(location.search).has('inspect')) return null;
  return {
    look: look ?? '',
    keepLook: (look: string) => void tabStorage.writeText(KEY, look),
    steps: tabStorage.read(STEPS),
    keepSteps: (steps: unknown) => void tabStorage.write(STEPS, steps),
    forget() {
      tabStorage.remove(KEY);
      tabStorage.remove(STEPS);
    },
  };
}
