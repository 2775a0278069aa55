import { Hono } from 'hono';
import { isRecord } from '../../contract/envelope';
import { readJson } from './body';
import type { Env } from './client-address';
import type { Metrics } from './metrics';

export const POLICY_REPORTS = { name: 'policy', url: '/policy-reports' } as const;

const MAX_BYTES = 64 * 1024;
const MAX_REPORTS = 20;
/** Limits the cardinality of the metric's label, because anyone can send reports. */
const RULES = /^(script|style|img|media|connect|frame|worker|font|manifest)-src(-elem|-attr)?$/;
const OTHER_RULES = ['form-action', 'base-uri', 'require-trusted-types-for', 'trusted-types'];

export function createPolicyReports(metrics: Metrics): Hono<Env> {
  return new Hono<Env>().post('/', async (c) => {
    const sent = await readJson(c, MAX_BYTES);
    const reports = Array.isArray(sent) ? sent.slice(0, MAX_REPORTS) : [];
    for (const report of reports) metrics.countRefusal(ruleIn(report));
    return c.body(null, 204);
  });
}

function ruleIn(report: unknown): string {
  const body = isRecord(report) && isRecord(report.body) ? report.body : {};
  const rule = String(body.effectiveDirective);
  return RULES.test(rule) || OTHER_RULES.includes(rule) ? rule : 'other';
}
