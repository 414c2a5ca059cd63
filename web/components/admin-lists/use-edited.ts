import { useState } from 'react';

type Versioned = { version: number };

/**
 * The form of a row that others may change as well. `isOutdated`: they have changed it. `load` then takes the
 * new row, and `keep` applies the typed values to it.
 */
export function useEdited<Row extends Versioned, Value>(row: Row, valueOf: (row: Row) => Value) {
  const [value, setValue] = useState(() => valueOf(row));
  const [version, setVersion] = useState(row.version);
  const load = () => {
    setValue(valueOf(row));
    setVersion(row.version);
  };
  return {
    value,
    version,
    change: (part: Partial<Value>) => setValue((former) => ({ ...former, ...part })),
    isOutdated: version !== row.version,
    load,
    keep: () => setVersion(row.version),
  };
}
