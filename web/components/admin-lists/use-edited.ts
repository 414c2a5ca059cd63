import { useState } from 'react';
import { useShared } from '../../lib/page/app-context.tsx';
import { keptFields } from '../../lib/drafts/kept-fields.ts';

type Versioned = { version: number };

/**
 * The form of a row that others may change as well. `isOutdated`: they have changed it. `load` then takes the
 * new row, and `keep` applies the typed values to it.
 */
export function useEdited<Row extends Versioned, Value extends object>(
  row: Row,
  valueOf: (row: Row) => Value,
) {
  const { input } = useShared();
  const [value, setValue] = useState(() => keptFields(valueOf(row), input));
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
