/**
 * Does repeated requests with one key once in a turn of the event loop, because one action announces several
 * facts.
 */
export function coalesce<Key extends string | number>(
  work: (key: Key) => Promise<void>,
): (key: Key) => Promise<void> {
  const waiting = new Map<Key, Promise<void>>();
  return (key) => {
    const known = waiting.get(key);
    if (known) return known;
    const done = Promise.resolve().then(() => {
      waiting.delete(key);
      return work(key);
    });
    waiting.set(key, done);
    return done;
  };
}
