/** One PostgreSQL server of those that DATABASE_URL names. */
export type Server = { host: string; port: number; /** The address of this server alone. */ url: string };

const DEFAULT_PORT = 5432;
/** Scheme, user, servers, the rest. */
const PARTS = /^(postgres(?:ql)?:\/\/)((?:[^@/?]*@)?)([^/?]*)(.*)$/;
const SERVER = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/;

/** The servers in the order in which the address names them; one where it names one. */
export function serversOf(address: string): Server[] {
  const [, scheme = '', user = '', names = '', rest = ''] = PARTS.exec(address) ?? [];
  return names.split(',').map((name) => {
    const [, host = '', port] = SERVER.exec(name) ?? [];
    return {
      host: host.replace(/^\[(.*)\]$/, '$1'),
      port: Number(port ?? DEFAULT_PORT),
      url: `${scheme}${user}${name}${withoutAttributes(rest)}`,
    };
  });
}

/** The choice among the servers is ours, and the same for both drivers. */
function withoutAttributes(rest: string): string {
  const [path = '', query] = rest.split('?', 2);
  if (query === undefined) return rest;
  const kept = query.split('&').filter((part) => !part.startsWith('target_session_attrs='));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
