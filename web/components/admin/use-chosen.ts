import { useState } from 'react';

/** A control's value: what was chosen here, until the server's next answer (`of`) says it itself. */
export function useChosen<Value>(given: Value, of: unknown): [Value, (value: Value) => void] {
  const [own, setOwn] = useState<{ of: unknown; value: Value } | null>(null);
  return [own !== null && own.of === of ? own.value : given, (value) => setOwn({ of, value })];
}
