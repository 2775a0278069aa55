/** How far a replica has come: whether it is near enough, and which members' writes it lacks. */
import type { Notices } from './notices';

/** In ms. */
export interface LagTimes {
  /** How often the replica is looked at. */
  readonly look: number;
  /** A replica that is further behind is passed over. */
  readonly behind: number;
}

export interface ReplicaLag {
  /** Whether the replica has all that this member has written, by any server; `null` for nobody's reading. */
  mayAnswer(member: string | null): Promise<boolean>;
  /** It has failed: it is passed over until it is known anew how far it is. */
  failed(): void;
  stop(): void;
}

/** Positions in the log of changes (WAL), in bytes. */
export interface Positions {
  /** Where the primary is. */
  primary(): Promise<number>;
  /** Up to where the replica has replayed; `null` where it is none, or none any more. */
  replica(): Promise<number | null>;
}

const WROTE = 'wrote ';
/** What is told when a member has written. */
export const wroteSubject = (member: string) => WROTE + member;

/** Members who have written and are waited for; beyond them all are. */
const WAITED_FOR = 10_000;
/** Looks whose position the replica has not reached. */
const UNREACHED = 100;

/**
 * Each look asks where the primary is, then how far the replica. A member who was heard to have
 * written before a look has what they wrote on a replica that has reached that look's position.
 */
export function replicaLag(
  notices: Notices,
  positions: Positions,
  { look: everyMs, behind }: LagTimes,
  onChange: (isNear: boolean) => void,
): ReplicaLag {
  /** How many looks were begun. */
  let looks = 0;
  let unreached: { readonly look: number; readonly position: number; readonly at: number }[] = [];
  /** The latest look whose position the replica has reached, and when it was. */
  let reached = { look: 0, at: Number.NEGATIVE_INFINITY };
  let furthest = 0;
  /** Member → the look that has to be reached; the one who wrote last stands last. */
  const wrote = new Map<string, number>();
  /** The same, for everybody. */
  let everyone = 1;
  let isToldNear = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const isNear = () => reached.look >= everyone && performance.now() - reached.at <= behind;

  function waitForEveryone(): void {
    everyone = looks + 1;
    unreached = [];
    wrote.clear();
  }

  notices.listen((subject) => {
    if (subject === null) waitForEveryone();
    else if (subject.startsWith(WROTE)) {
      const member = subject.slice(WROTE.length);
      wrote.delete(member);
      wrote.set(member, looks + 1);
      if (wrote.size > WAITED_FOR) waitForEveryone();
    }
  });

  async function look(): Promise<void> {
    looks += 1;
    const [number, at] = [looks, performance.now()];
    const position = await positions.primary();
    // What was heard meanwhile may have emptied the list: then this look counts for nobody.
    if (number >= everyone) unreached.push({ look: number, position, at });
    if (unreached.length > UNREACHED) unreached.shift();
    const replayed = await positions.replica();
    if (replayed === null) throw new Error('not a replica');
    const wentBack = replayed < furthest;
    furthest = replayed;
    if (wentBack) throw new Error('started anew, from an earlier position');
    while (unreached[0] && unreached[0].position <= replayed) {
      reached = unreached[0];
      unreached.shift();
    }
    for (const [member, until] of wrote) {
      if (until > reached.look) break;
      wrote.delete(member);
    }
  }

  function tell(): void {
    if (isToldNear === isNear()) return;
    isToldNear = !isToldNear;
    onChange(isToldNear);
  }

  async function lookAgain(): Promise<void> {
    await look().catch(waitForEveryone);
    tell();
    if (!isStopped) timer = setTimeout(lookAgain, everyMs).unref();
  }

  void lookAgain();
  return {
    async mayAnswer(member) {
      if (!isNear()) return false;
      if (member === null) return true;
      return (await notices.hasHeardAll()) && isNear() && !wrote.has(member);
    },
    failed: waitForEveryone,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
