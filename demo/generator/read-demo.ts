import { readFileSync } from 'node:fs';

/** A file of `demo/` in the given type; the tests of the demo world read every file. */
export function readDemo<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8')) as Shape;
}
