import { runs } from './questions';
import { type Scene, send } from './scene';
import { done, refused } from './world';

export const HERE = 'this device';
export const THERE = 'the other device';
export const DEVICES = [HERE, THERE] as const;
const empty = {
  /**
   * Positions in seconds. `kept`: stored on the device. `sending`: sent in the last request.
   * `got`: last synced with the provider.
   */
  kept: 0,
  sending: 0,
  got: 0,
  /**
   * The remaining `losses` at the last urgent `position.changed`.
   * `null` if there was none, or its position was sent or replaced by the provider's.
   */
  urgentAt: null as number | null,
  hasRead: false,
  /**
   * `refusals`: how often the provider answered that it stores no positions.
   * `notes`: how often the device noted such an answer.
   */
  refusals: 0,
  notes: 0,
};
type Device = typeof empty;
export const sync = {
  isMember: true,
  /** The provider's position of the film; `null` if the provider stores no positions. */
  provider: 0 as number | null,
  devices: { [HERE]: { ...empty }, [THERE]: { ...empty } } as Record<string, Device>,
};
type It = Scene<typeof sync>;

export const of = ({ facts }: It, who: string) => facts.devices[who] ?? empty;
export const everyDevice = (holds: (it: It, who: string, device: Device) => boolean) => (it: It) =>
  DEVICES.every((who) => holds(it, who, of(it, who)));
export const isSyncing = (it: It, who: string) =>
  of(it, who).notes === 0 && (it.facts.isMember || who === THERE);
export const isUnsent = (it: It, who: string) =>
  isSyncing(it, who) && of(it, who).kept !== of(it, who).got;
export const calls = ({ charts }: It, who: string, name = '') =>
  charts[who]?.calls.some(({ id }) => id.startsWith(name)) ?? false;
export const notify = (it: It, who: string, event: { type: string; isUrgent?: boolean }) => {
  if (runs(it, who, 'watchPositions')) send(it, who, event);
};
export const keep = (it: It, who: string, position: number, isUrgent: boolean) => {
  if (isSyncing(it, who)) of(it, who).kept = position;
  if (isUrgent) of(it, who).urgentAt = it.losses;
  notify(it, who, { type: 'position.changed', isUrgent });
};
export const change = (it: It, isMember: boolean) => {
  it.facts.isMember = isMember;
  it.facts.devices[HERE] = { ...empty };
  send(it, HERE, { type: 'person.changed', isMember, isProviderWithout: false });
};
const answer = (it: It, who: string, position = it.facts.provider) => {
  if (it.facts.provider === null) {
    of(it, who).refusals += 1;
    return refused(404);
  }
  it.facts.provider = position;
  return done(position);
};

export const providerCalls = {
  readProgress: { 'the positions are read': (it: It, _: unknown, who: string) => answer(it, who) },
  sendProgress: {
    'the position is sent': (it: It, _: unknown, who: string) =>
      answer(it, who, of(it, who).sending),
  },
};
export const processed = {
  readProgress: (it: It, who: string, position: number) => {
    const device = of(it, who);
    const hasUnsent = isUnsent(it, who);
    if (!hasUnsent) Object.assign(device, { kept: position, got: position, urgentAt: null });
    device.hasRead = true;
    return { hasUnsent };
  },
  sendProgress: (it: It, who: string, position: number) => {
    of(it, who).got = position;
  },
};
export const received = {
  sendProgress: (it: It, who: string) => {
    Object.assign(of(it, who), { sending: of(it, who).kept, urgentAt: null });
  },
  noteProviderWithout: (it: It, who: string) => {
    of(it, who).notes += 1;
  },
};
