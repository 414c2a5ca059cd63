/**
 * A placeholder for the later routes in the first client file. The client fetches them with the first page
 * that needs one.
 */
export const LATER_ROUTES = {};
