import type { ReadContext } from '../context.ts';

/** A change that this process did not hear of shows within this time. */
const LIFETIME_MS = 60_000;

/** Keyed by the configuration: each application in a process holds its own. */
type Application = ReadContext['config'];
type CachedEntry<Value> = { reading: Promise<Value>; staleAt: number };

export type CachedRead<Value> = {
  /**
   * The last read's value, or the running read, if it is less than a minute old. A failed read is not cached.
   */
  read: (context: ReadContext) => Promise<Value>;
  /** The next reader reads it again. */
  forget: (application: Application) => void;
};

/**
 * Caches data that nearly every request needs and that rarely changes. `freshUntil`: the moment at which a
 * value changes by itself.
 */
export function cachedForAMinute<Value>(
  read: (context: ReadContext) => Promise<Value>,
  freshUntil: (value: Value) => Date | null = () => null,
): CachedRead<Value> {
  const cached = new WeakMap<Application, CachedEntry<Value>>();
  const settle = async (config: Application, fresh: CachedEntry<Value>): Promise<void> => {
    try {
      const value = await fresh.reading;
      fresh.staleAt = Math.min(fresh.staleAt, freshUntil(value)?.getTime() ?? Infinity);
    } catch {
      if (cached.get(config) === fresh) cached.delete(config);
    }
  };
  return {
    read: (context) => {
      const { config, now } = context;
      const known = cached.get(config);
      if (known && known.staleAt > now.getTime()) return known.reading;
      const fresh = { reading: read(context), staleAt: now.getTime() + LIFETIME_MS };
      cached.set(config, fresh);
      void settle(config, fresh);
      return fresh.reading;
    },
    forget: (application) => void cached.delete(application),
  };
}
