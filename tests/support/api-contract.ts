import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsPlugin, { type FormatsPlugin } from 'ajv-formats';

type Schema = Record<string, unknown>;
type Operation = {
  operationId: string;
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>;
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const DOCUMENT = 'openapi.json';
/** ajv-formats is CommonJS: its function is the default export of the default export. */
const addFormats = addFormatsPlugin as unknown as FormatsPlugin;

/** Compares each JSON answer of a described call with the document at /api/openapi.json. */
export type ApiContract = { watch: (app: FastifyInstance) => void; refuseViolations: () => void };

let shared: { ajv: Ajv2020; operations: Map<string, Operation> } | null = null;
const validators = new Map<string, ValidateFunction>();

export function createApiContract(): ApiContract {
  const violations = new Set<string>();
  const check = async (app: FastifyInstance, name: string, status: number, text: string) => {
    const { ajv, operations } = (shared ??= await load(app));
    const operation = operations.get(name);
    if (!operation) return;
    const described = operation.responses[String(status)];
    if (!described) return violations.add(`${name} answers ${status}, which is not described`);
    const schema = described.content?.['application/json']?.schema;
    if (!schema) return text && violations.add(`${name} answers ${status} with a body`);
    const key = `${name} ${status}`;
    const validate = validators.get(key) ?? ajv.compile(schema);
    validators.set(key, validate);
    if (!validate(JSON.parse(text)))
      violations.add(`${key}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 500)}`);
  };
  return {
    watch: (app) =>
      app.addHook('onSend', async (request, reply, payload) => {
        const { name } = request.routeOptions.config;
        if (name && (typeof payload === 'string' || Buffer.isBuffer(payload) || payload === undefined))
          await check(app, name, reply.statusCode, textOf(payload, reply.getHeader('content-encoding')));
        return payload;
      }),
    refuseViolations: () => {
      if (violations.size > 0)
        throw new Error(`Answers that differ from the API document:\n${[...violations].join('\n')}`);
    },
  };
}

/** The words of an answer; one from the page cache comes compressed. */
function textOf(payload: string | Buffer | undefined, encoding: unknown): string {
  if (payload === undefined || typeof payload === 'string') return payload ?? '';
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString();
}

async function load(app: FastifyInstance) {
  const answer = await app.inject('/api/openapi.json');
  const { paths, components } = closed(
    JSON.parse(answer.payload.replaceAll('"#/components', `"${DOCUMENT}#/components`)) as Description,
  );
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: DOCUMENT, components });
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return { ajv, operations: new Map(operations.map((each) => [each.operationId, each])) };
}

/** The document lets answers grow; a test must not: a field that is not described is a violation. */
function closed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(closed) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, closed(inner)]);
  const made = Object.fromEntries(entries) as Schema;
  if (made['properties'] && !('additionalProperties' in made)) made['additionalProperties'] = false;
  return made as Value;
}
