import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types';

/** The stored form of a session's token, so that a copy of the table does not allow a login. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export const resetIdentifier = (token: string): string => `reset-password:${token}`;
/** As Better Auth stores and looks up the identifier of a reset link (`storeIdentifier: 'hashed'`). */
export const resetIdentifierAtRest = (token: string): string => hashToken(resetIdentifier(token));

type TokenRow = Record<string, unknown>;
type Request = { model: string; where?: Where[] };

/** Better Auth's database adapter, except that the tokens of sessions are stored and looked up by their hashes. */
export function hashTokensAtRest(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...hashing(adapter),
    transaction: (work) => adapter.transaction((tx) => work({ ...tx, ...hashing(tx) })),
  };
}

type Hashing = Pick<
  DBAdapter,
  'create' | 'findOne' | 'findMany' | 'update' | 'updateMany' | 'delete' | 'deleteMany' | 'consumeOne'
>;

function hashing(adapter: DBTransactionAdapter): Hashing {
  return {
    create: async (request) => {
      const token = request.model === 'session' ? (request.data as TokenRow)['token'] : undefined;
      if (typeof token !== 'string') return adapter.create(request);
      const created = await adapter.create({
        ...request,
        data: { ...request.data, token: hashToken(token) },
      });
      return { ...(created as TokenRow), token } as never;
    },
    findOne: async (request) => {
      const found = await adapter.findOne<TokenRow>(byHash(request));
      const token = tokenIn(request);
      return (found && token !== undefined ? { ...found, token } : found) as never;
    },
    findMany: (request) => adapter.findMany(byHash(request)),
    update: (request) => adapter.update(byHash(request)),
    updateMany: (request) => adapter.updateMany(byHash(request)),
    delete: (request) => adapter.delete(byHash(request)),
    deleteMany: (request) => adapter.deleteMany(byHash(request)),
    consumeOne: (request) => adapter.consumeOne(byHash(request)),
  };
}

const isToken = (request: Request, { field }: Where) => request.model === 'session' && field === 'token';

function tokenIn(request: Request): string | undefined {
  const value = request.where?.find((condition) => isToken(request, condition))?.value;
  return typeof value === 'string' ? value : undefined;
}

function byHash<R extends Request>(request: R): R {
  const where = request.where?.map((condition) =>
    isToken(request, condition) ? { ...condition, value: hashedValue(condition.value) } : condition,
  );
  return { ...request, where };
}

function hashedValue(value: Where['value']): Where['value'] {
  if (Array.isArray(value)) return value.map((token) => hashToken(String(token)));
  return hashToken(String(value));
}
