// The parts of the catalogue that each page asks for, read from its sources and those that it imports.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Sent with every page (common/page-namespaces.ts). */
const ALWAYS = new Set(['common', 'layout', 'toasts']);
/** Texts of dialogs that the frame opens over a page: the comparison of plans, where a plan can refuse what is sent. */
const OPENED_OVER = {
  dashboard: ['billing'],
  invitations: ['billing'],
  postings: ['billing'],
  profile: ['billing'],
  'settings/members': ['billing'],
};
/** Names of routes look like keys. */
const ROUTE_TABLES = /^common\/(route|[\w-]+-routes)/;

const byText = (one, other) => (one < other ? -1 : 1);
const namespaceOf = (key) => key.split('.')[0];

/** `{ byFolder, byPage }`: a folder has what at least half of its pages ask for, a page the rest. */
export function pageNamespaces(root, catalogueKeys) {
  const keys = new Set(catalogueKeys);
  const namespaces = new Set([...keys].map(namespaceOf));
  const files = sourcesBelow(root);
  const routes = namesOfRoutes(files);
  const direct = new Map(
    [...files].map(([path, text]) => [path, namespacesIn(text, { keys, namespaces, routes })]),
  );
  const asked = new Map(
    [...files.keys()]
      .filter((path) => /^web\/pages\/.+\.tsx$/.test(path))
      .map((path) => [path.replace(/^web\/pages\/|\.tsx$/g, ''), path])
      .map(([name, path]) => [name, withOpenedOver(name, reachedFrom(path, files, direct))]),
  );
  const byFolder = {};
  const byPage = {};
  for (const [folder, names] of Object.entries(
    Object.groupBy([...asked.keys()].sort(byText), (name) => name.split('/')[0]),
  )) {
    const all = new Set(names.flatMap((name) => [...asked.get(name)]));
    const shared = [...all].filter(
      (one) => names.filter((name) => asked.get(name).has(one)).length * 2 >= names.length,
    );
    if (shared.length > 0) byFolder[folder] = shared.sort(byText);
    for (const name of names) {
      const own = [...asked.get(name)].filter((one) => !shared.includes(one)).sort(byText);
      if (own.length > 0) byPage[name] = own;
    }
  }
  return { byFolder, byPage };
}

function withOpenedOver(name, asked) {
  for (const [page, others] of Object.entries(OPENED_OVER))
    if (name === page || name.startsWith(`${page}/`)) others.forEach((one) => asked.add(one));
  return asked;
}

function sourcesBelow(root) {
  const paths = ['web', 'common'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
  );
  return new Map(
    paths
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'))
      .map((path) => [path, withoutComments(readFileSync(join(root, path), 'utf8'))]),
  );
}

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(,])\/\/.*$/gm, '$1');

function namesOfRoutes(files) {
  const tables = [...files].filter(([path]) => ROUTE_TABLES.test(path)).map(([, text]) => text);
  return new Set(
    tables.flatMap((text) => Array.from(text.matchAll(/^\s*'?([a-z_.]+)'?: \{/gm), ([, name]) => name)),
  );
}

/** Keys as they are, keys that code completes (`reviews.fact.${fact}`), and whatever stands in `t()`. */
function namespacesIn(text, { keys, namespaces, routes }) {
  const found = new Set();
  for (const { 1: key, index } of text.matchAll(/'([a-z_]+\.[a-z0-9_.]+)'/g)) {
    if (keys.has(key) && !(routes.has(key) && !/\bt\(\s*$/.test(text.slice(0, index))))
      found.add(namespaceOf(key));
  }
  for (const [, start] of text.matchAll(/`([a-z_]+\.[a-z0-9_.]*)\$\{/g))
    if (namespaces.has(namespaceOf(start)) && [...keys].some((key) => key.startsWith(start)))
      found.add(namespaceOf(start));
  return found;
}

function reachedFrom(start, files, direct) {
  const seen = new Set([start]);
  const found = new Set();
  for (const path of seen) {
    for (const namespace of direct.get(path) ?? []) if (!ALWAYS.has(namespace)) found.add(namespace);
    for (const [, up] of (files.get(path) ?? '').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = new URL(up, `file:///${path}`).pathname.slice(1);
      if (files.has(target) && !ROUTE_TABLES.test(target)) seen.add(target);
    }
  }
  return found;
}
