/**
 * A placeholder for laravel-precognition, which Inertia's forms import and our forms do not use. It saves 4
 * KB in the first file of every page. Remove the alias in vite.config.ts to use the real one.
 */
const notHere = (): never => {
  throw new Error('no form here validates ahead of being sent');
};

export const createValidator = notHere;
export const toSimpleValidationErrors = notHere;
export const resolveName = notHere;
export const client = { withXsrfCookieName: notHere, withXsrfHeaderName: notHere };
