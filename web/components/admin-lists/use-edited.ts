import { useState } from 'react';

/**
 * The version of a row that others may change as well. `isOutdated`: they have changed it. `follow` takes
 * their version, to send what is typed with.
 */
export function useEdited(row: { version: number }) {
  const [version, setVersion] = useState(row.version);
  return { version, isOutdated: version !== row.version, follow: () => setVersion(row.version) };
}
