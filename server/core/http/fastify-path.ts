/** A path of the route table in Fastify's form: `/c/{slug}` is `/c/:slug`. */
export const toFastifyPath = (path: string): string =>
  path.replace(/\{(\w+)\?\}/g, ':$1?').replace(/\{(\w+)\}/g, ':$1');
