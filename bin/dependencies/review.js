// Holds a lockfile and a manifest to the rules. Asks nobody: what a registry knows is in registry.js.
import { FAMILIES, FONT_LICENSES, LICENSES, LICENSE_EXCEPTIONS, REGISTRY, SCRIPTS } from './rules.js';
import { namesIn, packagesOf } from './lockfile.js';

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const SHA512 = /^sha512-[A-Za-z\d+/]{86}==$/;

/**
 * Every breach of the rules, as sentences. `former` is the lockfile before the change: a package that kept its version
 * must have kept its content. `licenseOf` answers for packages without a license in the lockfile.
 */
export function reviewDependencies({
  lock,
  manifest,
  documentation,
  former = null,
  npmSettings = '',
  licenseOf = () => undefined,
}) {
  if (lock.lockfileVersion !== 3)
    return ['package-lock.json is not of version 3, which lists every package.'];
  const packages = packagesOf(lock);
  return [
    ...otherRegistry(npmSettings),
    ...packages.flatMap((one) => [...source(one), ...license(one, licenseOf), ...script(one, manifest)]),
    ...pins(manifest),
    ...agreement(lock, manifest),
    ...described(manifest, documentation),
    ...FAMILIES.flatMap((family) => oneVersion(packages, family)),
    ...(former ? sameContent(packages, packagesOf(former)) : []),
  ];
}

/** A setting of npm that fetches packages elsewhere, or runs what the rules refuse. */
const otherRegistry = (npmSettings) =>
  npmSettings
    .split('\n')
    .filter(
      (line) => /^\s*(.*registry|strict-ssl|cafile|ca)\s*=/.test(line) && !line.includes(`=${REGISTRY}`),
    )
    .map((line) => `.npmrc has ${line.trim()}: packages come from ${REGISTRY} over verified https only.`);

function source({ name, alias, path, version, resolved, integrity, link, inBundle, holder }) {
  if (link) return [`${path} is a link to another folder.`];
  if (alias && alias !== name) return [`${path} is ${alias} under another name.`];
  // An address without a place is the registry's; a stolen one names another archive of the registry, too.
  const archive = `${REGISTRY}${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
  if (resolved && resolved !== archive) return [`${path} comes from ${resolved}, not from ${archive}.`];
  // A bundled package lies in the archive of another one, whose hash covers it.
  if (inBundle && holder?.integrity) return [];
  if (!integrity) return [`${path} has no hash of its content.`];
  return SHA512.test(integrity) ? [] : [`${path} has a hash that is not SHA-512.`];
}

function license({ name, path, license: written }, licenseOf) {
  const found = written ?? licenseOf(path);
  const other = LICENSE_EXCEPTIONS.find(([pattern]) => pattern.test(name))?.[1];
  const allowed = (one) => LICENSES.includes(one) || one === other || FONT_LICENSES[one]?.test(name);
  if (found === undefined) return other === null ? [] : [`${path} names no license.`];
  return fits(found, allowed) ? [] : [`${path} has the license ${found}, which is not on the list.`];
}

/** Whether an expression of SPDX allows the use: each part of AND, one part of OR. */
function fits(expression, allowed) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((part) => allowed(part.trim())));
}

function script({ name, path, hasInstallScript }, manifest) {
  const isAllowed = manifest.allowScripts?.[name] === true;
  const isKnown = SCRIPTS.some(([pattern]) => pattern.test(name));
  if (isKnown || (!hasInstallScript && !isAllowed)) return [];
  return [`${path} runs a script when it is installed.`];
}

const directOf = ({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }) => ({
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
});

const pins = (manifest) =>
  Object.entries({ ...directOf(manifest), ...flat(manifest.overrides ?? {}) })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `package.json asks for ${name} ${version}, which is no exact version.`);

/** Overrides may be nested: `{ a: { b: version } }`. */
const flat = (overrides) =>
  Object.fromEntries(
    Object.entries(overrides).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : Object.entries(flat(value)),
    ),
  );

function agreement(lock, manifest) {
  const locked = directOf(lock.packages?.[''] ?? {});
  const asked = directOf(manifest);
  return [...new Set([...Object.keys(locked), ...Object.keys(asked)])]
    .filter(
      (name) =>
        locked[name] !== asked[name] || lock.packages[`node_modules/${name}`]?.version !== asked[name],
    )
    .map((name) => `package.json and package-lock.json do not agree about ${name}.`);
}

function described(manifest, documentation) {
  const named = namesIn(documentation);
  return Object.keys(directOf(manifest))
    .filter((name) => !named.has(name) && !(name.startsWith('@types/') && named.has(runtimeOf(name))))
    .map((name) => `docs/dependencies.md does not say why ${name} is there.`);
}

const runtimeOf = (types) => types.replace('@types/', '');

function oneVersion(packages, family) {
  const versions = new Map();
  for (const { name, version } of packages)
    if (family.test(name)) versions.set(version, [...(versions.get(version) ?? []), name]);
  if (versions.size < 2) return [];
  const list = [...versions].map(
    ([version, names]) => `${[...new Set(names)].slice(0, 2).join(', ')} ${version}`,
  );
  return [`Packages that fit in one version only have ${versions.size}: ${list.join('; ')}.`];
}

function sameContent(packages, before) {
  const known = new Map(before.map(({ name, version, integrity }) => [`${name}@${version}`, integrity]));
  return packages
    .filter(({ name, version, integrity }) => {
      const hash = known.get(`${name}@${version}`);
      return hash !== undefined && integrity !== undefined && hash !== integrity;
    })
    .map(({ path, version }) => `${path} ${version} has another content than before.`);
}

/** The packages, with their versions, that a change of the lockfile brings. */
export function broughtBy(lock, former) {
  const before = new Set(packagesOf(former).map(({ name, version }) => `${name}@${version}`));
  const brought = packagesOf(lock).map(({ name, version, integrity }) => ({ name, version, integrity }));
  return brought.filter(
    ({ name, version }, index) =>
      !before.has(`${name}@${version}`) &&
      brought.findIndex((other) => other.name === name && other.version === version) === index,
  );
}
