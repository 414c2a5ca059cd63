import { resolve } from 'node:path';

/** npm changes into the project's folder; what people type is meant from where they are. */
export function commandPath(given: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
}
