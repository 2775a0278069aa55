import { expect } from 'vitest';
import { API_BASE_PATH } from '../../../contract/calls';
import { listenersIn } from '../../../flows/test-paths/handed';
import type { Hits } from '../../../flows/test-paths/hits';
import type { FlowDriver } from './driver';
import { askedIn, foundIn } from './outcome';
import { describeCall, type Sent } from './sent';
import type { SitePage } from './site-page';

export interface Oracle {
  /** @throws {Error} on an unexpected or missing call, or a missing effect */
  judge(cause: string, step: Hits, soFar: string): Promise<void>;
}

export function oracleOf({ outcomes = {}, besides = {} }: FlowDriver, sitePage: SitePage): Oracle {
  const asked = [...Object.values(outcomes), ...Object.values(besides)].flatMap(askedIn);
  const watched = new Set(asked.map(({ call }) => call));
  const expected: Sent[] = [];
  const left = () => linesOf(sitePage.sent.filter(({ call }) => watched.has(call)));
  return {
    async judge(cause, { handed, snapshot }, soFar) {
      const due = [
        ...handed.map(({ name, given }) => ({ name, given, outcome: outcomes[name] })),
        { name: cause, given: undefined, outcome: besides[cause] },
      ];
      for (const { given, outcome } of due) {
        for (const { call, carries } of outcome ? askedIn(outcome) : []) {
          const carried = carries(given, snapshot, sitePage);
          if (carried) expected.push(describeCall(call, carried));
        }
      }
      await expect.poll(left, { message: `${soFar}these calls leave` }).toEqual(linesOf(expected));
      for (const { name, given, outcome } of due) {
        for (const find of outcome ? foundIn(outcome) : []) {
          await find(sitePage, given, snapshot).catch((cause: unknown) => {
            throw new Error(`${soFar}nothing is found of ${name}`, { cause });
          });
        }
      }
    },
  };
}

export function unjudgedIn({ flow, calls, outcomes = {} }: FlowDriver, steps: readonly Hits[]) {
  const isKnown = (name: string) => {
    const call = calls[name];
    const isOther = call && ('succeed' in call || !String(call.path).startsWith(API_BASE_PATH));
    return isOther || name in outcomes || listeners.has(name);
  };
  const listeners = listenersIn(flow.machine, flow.outputs);
  // `runInSite` checks no outcome of a step that unloads the page.
  const staying = steps.filter(({ snapshot }) => snapshot.status !== 'stopped');
  const names = staying.flatMap(({ handed }) => handed.map(({ name }) => name));
  return [...new Set(names)].filter((name) => !isKnown(name)).sort();
}

function linesOf(sent: readonly Sent[]): string[] {
  return sent.map(({ line }) => line).sort();
}
