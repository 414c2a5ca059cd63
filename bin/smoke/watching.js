// Figures for Prometheus, and a collector that takes the server's traces.
import { createServer } from 'node:http';
import { check, eventually } from './checks.js';
import { freePort, origin } from './product.js';

const TOKEN = 'token-of-the-smoke-test';

export async function watching() {
  const taken = [];
  const collector = createServer((request, answer) => {
    request.resume().on('end', () => {
      taken.push(request.url);
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const port = await freePort();
  await new Promise((resolve) => collector.listen(port, '127.0.0.1', resolve));
  return {
    settings: { METRICS_TOKEN: TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    use: async () => {
      const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
      check(
        (await answer.text()).includes('plumbline_database_up 1'),
        'the figures say that the database is up',
      );
      const path = await eventually('traces at the collector', () => taken[0]);
      check(path === '/v1/traces', `traces come to the collector (${path})`);
    },
    stop: () =>
      new Promise((resolve) => {
        collector.close(resolve);
        collector.closeAllConnections();
      }),
  };
}
