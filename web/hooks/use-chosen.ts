import { useState } from 'react';

/**
 * What was chosen or typed here, until the server's next answer (`of`) says it itself. It does not come back when a later answer
 * says once more what an earlier one said.
 */
export function useChosen<Value>(given: Value, of: unknown): [Value, (value: Value) => void] {
  const [own, setOwn] = useState<{ of: unknown; value: Value } | null>(null);
  const isOver = own !== null && own.of !== of;
  if (isOver) setOwn(null);
  return [own === null || isOver ? given : own.value, (value) => setOwn({ of, value })];
}
