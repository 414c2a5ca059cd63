import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, type Route } from '../../../../common/routes/route-table.ts';
import { createWorld, type World } from '../../../support/world.ts';

type Parameter = { name: string; in: string; required: boolean };
type Operation = {
  operationId: string;
  security: unknown[];
  parameters: Parameter[];
  requestBody?: unknown;
  responses: Record<string, { content?: unknown; headers?: unknown }>;
};

let world: World;
let operations: Map<string, Operation>;
let text: string;
beforeAll(async () => {
  world = await createWorld();
  const answer = await world.visitor().get('/api/openapi.json');
  const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>();
  text = answer.text;
  const all = Object.values(paths).flatMap((path) => Object.values(path));
  operations = new Map(all.map((operation) => [operation.operationId, operation]));
});
afterAll(() => world.close());

/** Every call that a route declares; the answers of all functional tests are compared with this document. */
describe('the API document at /api/openapi.json', () => {
  const calls = Object.entries<Route>(ROUTES).filter(([name]) => name.startsWith('api.'));

  test.each(calls)(
    'the API document at /api/openapi.json: %s: success has a schema, and each refusal is described',
    (name, { method }) => {
      const operation = operations.get(name);
      const statuses = Object.keys(operation?.responses ?? {});
      const success = statuses.find((status) => status === '200' || status === '201') ?? '';
      expect(operation?.responses[success]?.content).toBeDefined();
      expect(statuses).toEqual(expect.arrayContaining(['400', '401', '403', '429', '500', '503']));
      if (method !== 'GET')
        expect(statuses).toEqual(expect.arrayContaining(['404', '409', '413', '415', '422']));
    },
  );

  test('a refusal for too many requests names its Retry-After header', () => {
    expect(operations.get('api.reviews.update')?.responses['429']?.headers).toHaveProperty('Retry-After');
  });

  test('query fields with a fallback are optional, and path fields are required', () => {
    const parameters = operations.get('api.admin.search_contractor')?.parameters ?? [];
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    expect(parameters.map(({ name }) => name).toSorted()).toEqual([
      'page',
      'per_page',
      'region_id',
      'search',
    ]);
    expect(required).toEqual(['region_id']);
  });

  test('every reference leads to a schema in the document', () => {
    const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
    const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(names));
  });
});
