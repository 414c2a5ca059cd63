/**
 * Replaces es-toolkit, of which Inertia needs these functions on props and form fields: JSON with files in
 * it. It saves 2 KB on every page. A newer Inertia that needs more fails in the build.
 */

type Container = Record<string, unknown>;
type Path = string | readonly string[];

const isPlain = (value: unknown): value is Container => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Lists and plain objects are copied; a file or a date stays the same one. */
export function cloneDeep<Value>(value: Value): Value;
export function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => cloneDeep(one));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloneDeep(one)]));
}

export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof Date && other instanceof Date) return Object.is(one.getTime(), other.getTime());
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (!(Array.isArray(one) || isPlain(one)) || !(Array.isArray(other) || isPlain(other))) return false;
  const [left, right] = [one as Container, other as Container];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
  );
}

/** `a.b[0]` as its keys. */
export function toPath(path: Path): string[] {
  return typeof path === 'string' ? (path.match(/[^.[\]]+/g) ?? []) : [...path];
}

export function get(value: unknown, path: Path, otherwise?: unknown): unknown {
  let found = value;
  for (const key of keysIn(value, path)) found = isContainer(found) ? found[key] : undefined;
  return found === undefined ? otherwise : found;
}

export function has(value: unknown, path: Path): boolean {
  let found = value;
  return keysIn(value, path).every((key) => {
    const isThere = isContainer(found) && Object.hasOwn(found, key);
    if (isThere) found = (found as Container)[key];
    return isThere;
  });
}

/** Creates missing parents: a list where the next key is a number. Returns the same object. */
export function set<Value>(value: Value, path: Path, to: unknown): Value {
  const keys = keysIn(value, path);
  const last = keys.pop();
  // A prototype is nothing that a field may name.
  if (last === undefined || [...keys, last].some((key) => /^(__proto__|constructor|prototype)$/.test(key)))
    return value;
  let inner = value as Container;
  keys.forEach((key, at) => {
    const next = inner[key];
    if (isContainer(next)) inner = next;
    else inner = inner[key] = (/^\d+$/.test(keys[at + 1] ?? last) ? [] : {}) as Container;
  });
  inner[last] = to;
  return value;
}

/** A key that is there as it is written wins: `a.b` may be the name of a field. */
function keysIn(value: unknown, path: Path): string[] {
  return typeof path === 'string' && isContainer(value) && Object.hasOwn(value, path) ? [path] : toPath(path);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escape(text: string | undefined): string {
  return (text ?? '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
