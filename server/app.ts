import { Hono } from 'hono';
import { API_BASE_PATH } from '../contract/calls';
import { DESK_PATH } from '../contract/desk/calls';
import { createApi } from './api';
import { runForClient } from './db/client';
import { createDesk } from './desk/desk';
import { answerHeaders, onlyHttps } from './http/answer-headers';
import { clientAddress, type Env, networkOf } from './http/client-address';
import { onError } from './http/error-handler';
import { onlyOneHost, onlyOurHost } from './http/host';
import { agreeOnLanguage, markLanguage } from './http/language';
import { serveMetrics } from './http/metrics';
import { createPolicyReports, POLICY_REPORTS } from './http/policy-reports';
import { warnAboutProxy } from './http/proxy-warning';
import { nameRequest, recordRequest } from './http/request-log';
import { createCheckoutPages } from './payments/sandbox/sandbox';
import { createWebhook } from './payments/webhook';
import { publicAnswers } from './public-answers';
import type { Services } from './services';
import { createConfirmPages } from './site/confirm-pages';
import { createFlows } from './site/flows';
import { createSite } from './site/site';
import { VERSION } from './version';

export function createApp(services: Services): Hono<Env> {
  const app = new Hono<Env>();
  app.onError(onError(services.config.log, services.metrics));
  app.use(nameRequest(services.config), recordRequest(services.config, services.metrics));
  app.use(agreeOnLanguage(services.config), markLanguage);
  app.use((c, next) => runForClient(networkOf(clientAddress(c, services.config)), next));
  app.use(answerHeaders(services.config));
  app.use(onlyOneHost);
  app.get('/livez', (c) => c.json({ status: 'ok', version: VERSION }));
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, async (c) => {
      return c.json({ status: await services.readiness.check() });
    });
  }
  app.get('/metrics', serveMetrics(services.config, services.metrics));
  // The routes above skip `onlyOurHost`, because probes and metrics collectors use the IP address.
  app.use(warnAboutProxy(services.config));
  app.use(onlyOurHost(services.config), onlyHttps(services.config));
  app.route(`${API_BASE_PATH}/stripe/webhook`, createWebhook(services));
  app.route(API_BASE_PATH, createApi(services));
  app.route(POLICY_REPORTS.url, createPolicyReports(services.metrics));
  app.route('/sandbox/checkout', createCheckoutPages(services));
  app.route('/confirm', createConfirmPages(services));
  const { flows, flowsDir, adminToken } = services.config;
  if (adminToken !== null) app.route(DESK_PATH, createDesk(services));
  if (flows) app.route('/flows', createFlows(flowsDir));
  app.route('/', createSite(services, publicAnswers(services)));
  return app;
}
