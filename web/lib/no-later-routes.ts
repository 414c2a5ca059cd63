/** Stands for the later routes in the first file of the client, which fetches them with the first page that names one. */
export const LATER_ROUTES = {};
