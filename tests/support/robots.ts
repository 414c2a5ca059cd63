/** Reads robots.txt as RFC 9309 says: the longest matching rule counts, and Allow where two are as long. */
export function allowedBy(robots: string): (pathWithQuery: string) => boolean {
  const rules = robots
    .split('\n')
    .map((line) => /^(Allow|Disallow): (\S+)$/.exec(line))
    .filter((rule) => rule !== null)
    .map(([, kind, pattern = '']) => ({
      allows: kind === 'Allow',
      length: pattern.length,
      form: new RegExp(`^${pattern.split('*').map(escape).join('.*').replace(/\\\$$/, '$')}`),
    }));
  return (path) => {
    const matching = rules.filter(({ form }) => form.test(path));
    const longest = Math.max(0, ...matching.map(({ length }) => length));
    const counting = matching.filter(({ length }) => length === longest);
    return counting.length === 0 || counting.some(({ allows }) => allows);
  };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
