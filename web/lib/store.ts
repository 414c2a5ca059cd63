import { useSyncExternalStore } from 'react';

/** A value outside of React that components can follow. */
export type Store<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows a store. While the server draws, and while the browser takes its drawing over, the value is `onServer`. */
export function useStore<Value>(store: Store<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
