/**
 * Stands for laravel-precognition, which Inertia's forms bring along and no form of ours asks: 4 KB of the first file of every page.
 * Whoever wants it takes the alias out of vite.config.ts.
 */
const notHere = (): never => {
  throw new Error('no form here validates ahead of being sent');
};

export const createValidator = notHere;
export const toSimpleValidationErrors = notHere;
export const resolveName = notHere;
export const client = { withXsrfCookieName: notHere, withXsrfHeaderName: notHere };
