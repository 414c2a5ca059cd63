import { resolve } from 'node:path';

/** npm changes into the project's folder, but a typed path is relative to the user's folder. */
export function commandPath(given: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
}
