type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A place that answers. `translated` pages stand at the path in English and under /es in Mexican Spanish. */
export type Route = { readonly method: Method; readonly path: `/${string}`; readonly translated?: true };
