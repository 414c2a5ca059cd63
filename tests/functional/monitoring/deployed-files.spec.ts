import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORK, note } from '../../../server/core/signals.ts';
import { programOf } from '../../support/servers/package.ts';
import { createWorld, type World } from '../../support/world.ts';

const FOLDER = 'deploy/monitoring';
const rules = readFileSync(`${FOLDER}/alerts.yml`, 'utf8');
const dashboard = JSON.parse(readFileSync(`${FOLDER}/grafana-dashboard.json`, 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const handbook = readFileSync('docs/monitoring.md', 'utf8');
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name ?? '');
/** Of Prometheus itself. */
const BUILT_IN = new Set(['up']);
const namesIn = (text: string) =>
  [...text.matchAll(/\b((?:plumbline|process|nodejs)_[a-z0-9_]+|up)\b(?=[{[ )=]|$)/g)].map(
    ([, name]) => name ?? '',
  );

let world: World;
let printed = '';

beforeAll(async () => {
  world = await createWorld({ metricsToken: 'token-of-the-dashboard-tests' });
  await world.visitor().get('/');
  await world.visitor().get('/contractors?q=roof');
  // Work that this world does not do by itself, so that its metrics have a series.
  for (const work of [WORK.job, WORK.mail, WORK.picture])
    await work.tracePromise(async () => undefined, { name: 'x' });
  note('guess', 'counted');
  const { payload } = await world.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer token-of-the-dashboard-tests' },
  });
  printed = payload;
});
afterAll(() => world.close());

describe('files for Prometheus and Grafana', () => {
  test('files for Prometheus and Grafana name only metrics that the product prints', () => {
    const known = new Set([...printed.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? ''));
    const asked = [...namesIn(expressions.join('\n')), ...namesIn(rules)];
    expect(asked.length).toBeGreaterThan(40);
    const unknown = asked
      .filter((name) => !BUILT_IN.has(name))
      .filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('every metric of our own is on the dashboard or in a rule, and in the handbook', () => {
    const own = [...printed.matchAll(/^# TYPE (plumbline_\S+)/gm)].map(([, name]) => name ?? '');
    const asked = expressions.join('\n') + rules;
    expect(own.length).toBeGreaterThan(25);
    expect(own.filter((name) => !asked.includes(name))).toEqual([]);
    expect(own.filter((name) => !handbook.includes(`\`${name}\``))).toEqual([]);
  });

  test('labels are few: no series names an address, a person or a query', () => {
    const labels = [...printed.matchAll(/([a-z_]+)="/g)].map(([, name]) => name ?? '');
    expect([...new Set(labels)].toSorted()).toEqual(
      expect.not.arrayContaining(['path', 'url', 'ip', 'user', 'query', 'statement']),
    );
    const routes = [...printed.matchAll(/route="([^"]*)"/g)].map(([, route]) => route ?? '');
    expect(routes.filter((route) => /[?]|^\/es\//.test(route))).toEqual([]);
  });

  test('every alert has its part of the handbook, which says what to do', () => {
    expect(alerts.length).toBeGreaterThan(15);
    const parts = [...handbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name ?? '');
    expect(parts).toEqual(alerts);
    const links = [...rules.matchAll(/runbook: docs\/monitoring\.md#(\w+)$/gm)].map(([, name]) => name ?? '');
    expect(links).toEqual(alerts.map((name) => name.toLowerCase()));
  });

  test.runIf(process.env['TESTS'] === 'all')(
    'promtool finds nothing wrong with rules and scrape settings',
    () => {
      const promtool = programOf(['promtool'], ['prometheus']);
      for (const words of [
        ['check', 'rules', `${FOLDER}/alerts.yml`],
        ['check', 'config', `${FOLDER}/prometheus.yml`],
      ]) {
        const { status, stdout, stderr } = spawnSync(promtool, words, { encoding: 'utf8' });
        expect(status, stdout + stderr).toBe(0);
      }
    },
  );
});
