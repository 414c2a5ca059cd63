/** Hidden fields of each form that posts: the form token, and the page on which the form stands. */
export const FORM_TOKEN_FIELD = 'form_token';
export const FORM_FROM_FIELD = 'form_from';

type Fields = Record<string, unknown>;

/**
 * Nests the fields of a form as the calls take them: `job.month` goes into `job`. A repeated name or `ids[]`
 * becomes a list.
 */
export function nestFields(entries: Iterable<readonly [string, unknown]>): Fields {
  const fields: Fields = Object.create(null) as Fields;
  for (const [name, value] of entries) {
    const isList = name.endsWith('[]');
    const path = (isList ? name.slice(0, -2) : name).split('.');
    const key = path.pop() ?? '';
    const parent = path.reduce(childOf, fields);
    const former = parent[key];
    if (Array.isArray(former)) former.push(value);
    else if (former === undefined) parent[key] = isList ? [value] : value;
    else parent[key] = [former, value];
  }
  return fields;
}

/** Without a prototype, so that no name of a field can mean more than a field. */
function childOf(parent: Fields, name: string): Fields {
  const former = parent[name];
  if (typeof former === 'object' && former !== null && !Array.isArray(former)) return former as Fields;
  const child = Object.create(null) as Fields;
  parent[name] = child;
  return child;
}
