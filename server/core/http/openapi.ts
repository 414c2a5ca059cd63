import * as z from 'zod';
import { ROUTES, type Route, type RouteName } from '../../../common/routes/route-table.ts';
import type { AnswerSchemas } from './answer-schemas.ts';

/** A call under /api as its route declares it. */
export type DescribedCall = {
  name: RouteName;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The part of a multipart body that holds a file. */
  file?: string;
  open: boolean;
  answers: AnswerSchemas;
};

type JsonSchema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };
type Components = Record<string, JsonSchema>;

const texts = z.array(z.string());
const error = z
  .object({
    message: z.string().describe('A sentence in the language of the caller'),
    decision: z.looseObject({}).nullish().describe('409: the decision that came first'),
    confirm: z.literal('password').optional().describe('403: the password has to be given again'),
    second_factor: z
      .enum(['set_up', 'confirm'])
      .optional()
      .describe('403: an administrator sets up a second factor, or uses it, first'),
    upgrade: z.enum(['gold', 'platinum']).optional().describe('403: the plan that includes this'),
    next: z.string().optional().describe('403 with `upgrade`: the page that goes on once it is paid for'),
  })
  .meta({ id: 'Error' });
const invalidInput = z
  .object({ message: z.string(), errors: z.record(z.string(), texts).describe('Messages by field') })
  .meta({ id: 'InvalidInput' });
/** Uploads nest the message, because the editor reads `error.message`. */
const uploadError = z
  .object({
    message: z.string(),
    error: z.object({ message: z.string() }),
    errors: z.record(z.string(), texts).optional(),
  })
  .meta({ id: 'UploadError' });

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
};

/** The API as an OpenAPI 3.1 document, generated from the validators and answer schemas of each route. */
export function describeApi(
  calls: readonly DescribedCall[],
  siteTitle: string,
  url: string,
): Record<string, unknown> {
  const schemas: Components = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const { method, path }: Route = ROUTES[call.name];
    (paths[path] ??= {})[method.toLowerCase()] = describeCall(call, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${siteTitle} API`, version: '1' },
    servers: [{ url }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas },
  };
}

function describeCall(call: DescribedCall, schemas: Components): Record<string, unknown> {
  const content = contentOf(call, schemas);
  const body = content ? { requestBody: { required: true, content } } : {};
  return {
    operationId: call.name,
    security: call.open ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(call.params, 'path', schemas),
      ...parametersOf(call.query, 'query', schemas),
    ],
    ...body,
    responses: { ...successesOf(call, schemas), ...failuresOf(call, schemas) },
  };
}

const SUCCESS = {
  200: 'Done',
  201: 'Created',
  303: 'The page in Location goes on',
  304: 'The version in If-None-Match is current',
} as const;

function successesOf({ answers }: DescribedCall, schemas: Components): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      {
        description: SUCCESS[Number(status) as keyof typeof SUCCESS],
        ...(schema ? { content: jsonContent(toSchema(schema, 'output', schemas)) } : {}),
      },
    ]),
  );
}

/** The refusals that a call may answer follow from what it declares. */
function failuresOf(call: DescribedCall, schemas: Components): Record<string, unknown> {
  const { method }: Route = ROUTES[call.name];
  const isWrite = method !== 'GET';
  const failure = (description: string, schema: z.ZodType = error, headers?: Record<string, unknown>) => ({
    description,
    ...(headers ? { headers } : {}),
    content: jsonContent(toSchema(call.file === undefined ? schema : uploadError, 'output', schemas)),
  });
  return {
    400: failure('The request cannot be read'),
    401: failure('The token is missing or not valid'),
    403: failure('Not allowed, or the account is inactive'),
    ...(call.params || isWrite ? { 404: failure('Not found') } : {}),
    ...(isWrite && {
      409: failure('The state changed before this call, or does not allow it'),
      413: failure('The body is too large'),
      415: failure('The body has a type that this call does not read'),
    }),
    ...((isWrite || call.query) && { 422: failure('The input is not valid', invalidInput) }),
    429: failure('Too many requests', error, RETRY_AFTER),
    500: failure('The server failed'),
    503: failure('The database does not answer', error, RETRY_AFTER),
  };
}

function contentOf({ body, file }: DescribedCall, schemas: Components): Record<string, unknown> | null {
  if (body) return jsonContent(toSchema(body, 'input', schemas));
  if (file === undefined) return null;
  const properties = { [file]: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return { 'multipart/form-data': { schema: { type: 'object', required: [file], properties } } };
}

function parametersOf(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  schemas: Components,
): Record<string, unknown>[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const { properties = {} } = toSchema(schema, 'input', schemas);
  const { shape } = schema as z.ZodObject<Record<string, z.ZodType>>;
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    // A field with a fallback is optional, although its schema names a type.
    required: place === 'path' || shape[name]?.safeParse(undefined).success === false,
    schema: value,
  }));
}

/** A JSON schema; parts with a name of their own move to `components`. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const known = CONVERTED[io].get(schema) ?? convert(schema, io);
  CONVERTED[io].set(schema, known);
  const { $schema: _, $defs = {}, ...rest } = known;
  Object.assign(components, $defs);
  return rest;
}

type Converted = JsonSchema & { $defs?: Components };
/** Refusals share their schemas: each is converted once, not for every call, which took most of a start. */
const CONVERTED = { input: new WeakMap<z.ZodType, Converted>(), output: new WeakMap<z.ZodType, Converted>() };

function convert(schema: z.ZodType, io: 'input' | 'output'): Converted {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Clients must accept fields that a later version adds to an answer.
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return JSON.parse(JSON.stringify(made).replaceAll('#/$defs/', '#/components/schemas/')) as Converted;
}

const jsonContent = (schema: Record<string, unknown>) => ({ 'application/json': { schema } });
