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

  test('the success of every call has a schema, and each of its refusals is described', () => {
    const everywhere = ['400', '401', '403', '429', '500', '503'];
    const ofWrites = ['404', '409', '413', '415', '422'];
    const lacking = calls.flatMap(([name, { method }]) => {
      const responses = operations.get(name)?.responses ?? {};
      const refusals = [...everywhere, ...(method === 'GET' ? [] : ofWrites)];
      const lacks = refusals.filter((status) => !responses[status]);
      const hasSuccess = responses['200']?.content ?? responses['201']?.content;
      return [...lacks, ...(hasSuccess ? [] : ['success'])].map((status) => `${name} ${status}`);
    });
    expect(calls.length).toBeGreaterThan(90);
    expect(lacking).toEqual([]);
  });

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
