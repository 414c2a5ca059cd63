import { useState } from 'react';

/**
 * A local choice or text, until the server's next answer (`of`) includes it. It does not return when a later
 * answer repeats an earlier one.
 */
export function useChosen<Value>(given: Value, of: unknown): [Value, (value: Value) => void] {
  const [own, setOwn] = useState<{ of: unknown; value: Value } | null>(null);
  const isOver = own !== null && own.of !== of;
  if (isOver) setOwn(null);
  return [own === null || isOver ? given : own.value, (value) => setOwn({ of, value })];
}
