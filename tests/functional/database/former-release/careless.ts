/** The harm of a statement to a table that holds rows while the former release serves; null: none. */
export function careless(statement: string, oldTables: ReadonlySet<string>): string | null {
  const text = statement
    .toLowerCase()
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const index = /^create (?:unique )?index (?:if not exists )?\w+ on (?:only )?"?(\w+)/.exec(text)?.[1];
  if (index && oldTables.has(index))
    return `stops all writes to ${index} while it is built: name it in "indexes", and the migrator makes it beside them`;
  if (/^create (?:unique )?index concurrently/.test(text))
    return 'cannot run in the transaction of a migration: name it in "indexes"';
  const altered = /^alter table (?:if exists |only )*"?(\w+)/.exec(text)?.[1];
  if (!altered || !oldTables.has(altered)) return null;
  if (/\balter (?:column )?"?\w+"? (?:set data )?type\b/.test(text))
    return `writes all rows of ${altered} anew, and nobody reads them meanwhile: add another column`;
  if (/\badd (?:constraint "?\w+"? )?(?:check|foreign key)\b/.test(text) && !/\bnot valid\b/.test(text))
    return `reads all rows of ${altered}, and nobody writes meanwhile: add it "not valid", and validate it in another migration`;
  if (/\badd (?:constraint "?\w+"? )?(?:unique|primary key)\b(?! using)/.test(text))
    return `stops all writes to ${altered}: name a unique index in "indexes"`;
  if (/\bset not null\b/.test(text)) return `reads all rows of ${altered}, and nobody writes meanwhile`;
  if (
    /\badd column\b.*\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b|\bgenerated always as \(/.test(
      text,
    )
  )
    return `writes all rows of ${altered} anew, and nobody reads them meanwhile`;
  return null;
}

/** A migration that fills rows of old tables after it has locked one: nobody reads that one until all are written. */
export function fillsWhileLocked(
  statements: readonly string[],
  oldTables: ReadonlySet<string>,
): string | null {
  const forms = statements.map((text) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim());
  const first = forms.findIndex((text) =>
    oldTables.has(/^alter table (?:if exists |only )*"?(\w+)/.exec(text)?.[1] ?? ''),
  );
  if (first < 0) return null;
  const filling = forms
    .slice(first + 1)
    .map((text) => /^(?:update|delete from) (?:only )?"?(\w+)/.exec(text)?.[1] ?? '')
    .find((table) => oldTables.has(table));
  return filling
    ? `changes rows of ${filling} while a table is locked: do that in a migration of its own`
    : null;
}
