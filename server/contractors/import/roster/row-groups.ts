/** The rows of a file grouped by business, by the keys they share. */
export type RowGroups = {
  add: (keys: readonly string[]) => void;
  /** The business of a row with these keys, and how many rows it has in the whole file. */
  find: (keys: readonly string[]) => { group: number; rows: number };
};

/** Thirteen hexadecimal digits fit a number exactly, and numbers take a fraction of the memory of texts. */
const DIGITS_KEPT = 13;

/** Groups that share a key are joined (a union-find), so the order of the rows does not matter. */
export function createRowGroups(): RowGroups {
  const groupOf = new Map<number, number>();
  const parents: number[] = [];
  const rows: number[] = [];
  const rootOf = (group: number): number => {
    let root = group;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[group] = root;
    return root;
  };
  const join = (one: number, other: number): number => {
    if (one === other) return one;
    parents[other] = one;
    rows[one] = (rows[one] ?? 0) + (rows[other] ?? 0);
    return one;
  };
  const groupsOf = (keys: readonly string[]): number[] =>
    keys.flatMap((key) => {
      const group = groupOf.get(short(key));
      return group === undefined ? [] : [rootOf(group)];
    });

  return {
    add: (keys) => {
      const found = groupsOf(keys);
      const group =
        found.length > 0 ? found.reduce((one, other) => join(rootOf(one), rootOf(other))) : parents.length;
      if (found.length === 0) {
        parents.push(group);
        rows.push(0);
      }
      rows[group] = (rows[group] ?? 0) + 1;
      for (const key of keys) groupOf.set(short(key), group);
    },
    find: (keys) => {
      const [group = -1] = groupsOf(keys);
      return { group, rows: rows[group] ?? 1 };
    },
  };
}

const short = (key: string): number => Number.parseInt(key.slice(0, DIGITS_KEPT), 16);
