import * as z from 'zod';
import { ROUTES, type Route, type RouteName } from '../../common/route-table.ts';

/** What a call under /api declared about itself. */
export type DescribedCall = {
  name: RouteName;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The part of a multipart body that holds a file. */
  file?: string;
  open: boolean;
};

type JsonSchema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };

const ERRORS = {
  401: 'No token, or one that is not valid',
  403: 'Not allowed, or the account is inactive',
  404: 'There is no such thing',
  409: 'Something else happened first',
  422: 'The input is not acceptable; `errors` says why for each field',
  429: 'Too many; Retry-After says how long to wait',
} as const;

/** The API as an OpenAPI 3.1 document, made from the same validators that check each call. */
export function describeApi(
  calls: readonly DescribedCall[],
  siteTitle: string,
  url: string,
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const { method, path }: Route = ROUTES[call.name];
    (paths[path] ??= {})[method.toLowerCase()] = describeCall(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${siteTitle} API`, version: '1' },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
    },
  };
}

function describeCall(call: DescribedCall): Record<string, unknown> {
  const content = contentOf(call);
  const body = content ? { requestBody: { required: true, content } } : {};
  return {
    operationId: call.name,
    security: call.open ? [] : [{ bearer: [] }],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...body,
    responses: {
      '2XX': { description: 'Done' },
      ...Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [
          status,
          { description, content: jsonContent({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  };
}

function contentOf({ body, file }: DescribedCall): Record<string, unknown> | null {
  if (body) return jsonContent(toSchema(body));
  if (file === undefined) return null;
  const properties = { [file]: { type: 'string', format: 'binary' } };
  return { 'multipart/form-data': { schema: { type: 'object', required: [file], properties } } };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Record<string, unknown>[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema);
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function toSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  return rest;
}

const jsonContent = (schema: Record<string, unknown>) => ({ 'application/json': { schema } });
