type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A route. `translated` pages have their path in English and the path under /es in Mexican Spanish. */
export type Route = { readonly method: Method; readonly path: `/${string}`; readonly translated?: true };
