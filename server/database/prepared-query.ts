import type { Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './client.ts';

/** Takes a value's place in a statement. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once for each `shape`, for queries that run many times a second.
 * Compiling takes Kysely as long as the driver's round trip. `build` gets a placeholder for each of the
 * `values`. It may compare it or set it as a limit, but not read it. Anything that changes the text belongs
 * to the shape.
 */
export function preparedQuery<Shape, Values extends object, Row>(
  build: (database: Queryable, shape: Shape, values: Values) => Compilable<Row>,
): (database: Queryable, shape: Shape, values: Values) => Promise<Row[]> {
  const written = new Map<string, CompiledQuery<Row>>();
  return async (database, shape, values) => {
    const key = JSON.stringify(shape);
    const query = written.get(key) ?? build(database, shape, placeholders as Values).compile();
    written.set(key, query);
    const valueOf = (parameter: unknown) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter;
    const filled = { ...query, parameters: query.parameters.map(valueOf) };
    const { rows } = await database.executeQuery<Row>(filled);
    return rows;
  };
}

const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) });
