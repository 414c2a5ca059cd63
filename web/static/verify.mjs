#!/usr/bin/env node
// Checks proofs and checkpoints of a Plumbline installation's public log, without any dependency; of the server it believes its keys alone.
// Formats: RFC 6962 (tree), C2SP signed-note and tlog-checkpoint (checkpoints), docs/public-log.md (proofs).
//   node verify.mjs PROOF.json https://the.site             is what the proof shows part of the log, word for word?
//   node verify.mjs FORMER.txt LATER.txt https://the.site   does the later checkpoint continue the former?
/** @typedef {{ code: string, facts: Record<string, string | number | null> }} Result */

const utf8 = new TextEncoder();
const MOST_CHARACTERS = 1_000_000;

const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (...parts) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(parts.flatMap((part) => [...part]))));
const nodeHash = (left, right) => sha256(Uint8Array.of(1), left, right);
/** @returns {Result} */
const result = (code, facts = {}) => ({ code, facts });
const same = (one, other) => hex(one) === hex(other);

/** The keys of /log/key: `NAME+ID+BASE64`, one a line. */
export function readKeys(text) {
  return text.split('\n').flatMap((line) => {
    const [, name, id, key] = /^(\S+)\+([\da-f]{8})\+([\w+/=]+)$/.exec(line.trim()) ?? [];
    const bytes = key === undefined ? [] : bytesOf(key);
    return bytes.length === 33 && bytes[0] === 1 ? [{ name, id, key: bytes.slice(1) }] : [];
  });
}

/** A checkpoint, with its signatures; null for a text that is none. */
export function readCheckpoint(note) {
  const end = note.indexOf('\n\n');
  const text = note.slice(0, end + 1);
  const [, origin, size, root] = /^([^\n]+)\n(\d{1,15})\n([\w+/]{43}=)\n/.exec(text) ?? [];
  if (end < 0 || root === undefined) return null;
  const lines = note
    .slice(end + 2)
    .split('\n')
    .filter((line) => line !== '');
  const signatures = lines.flatMap((line) => {
    const [, name, encoded] = /^— (\S+) ([\w+/]+={0,2})$/.exec(line) ?? [];
    const bytes = encoded === undefined ? [] : bytesOf(encoded);
    return bytes.length > 4 ? [{ name, id: hex(bytes.slice(0, 4)), signature: bytes.slice(4) }] : [];
  });
  return { text, origin, size: Number(size), root: bytesOf(root), signatures };
}

/** 'valid', 'forged' (a key of the log did not sign this), or 'foreign' (no key of the log is named). */
async function signatureOf({ text, signatures }, keys) {
  let found = 'foreign';
  for (const { name, id, signature } of signatures)
    for (const known of keys.filter((key) => key.name === name && key.id === id)) {
      const key = await crypto.subtle.importKey('raw', known.key, { name: 'Ed25519' }, false, ['verify']);
      if (await crypto.subtle.verify({ name: 'Ed25519' }, key, signature, utf8.encode(text))) return 'valid';
      found = 'forged';
    }
  return found;
}

/** Goes up the tree from a node, one hash of the path at each step (RFC 9162, 2.1.3.2). */
async function climb(node, last, path, step) {
  for (const part of path) {
    if (last === 0) return false;
    const isLeft = node % 2 === 1 || node === last;
    await step(part, isLeft);
    if (isLeft) while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0;
}

async function isIncluded(entry, number, { size, root }, path) {
  if (!(number >= 0 && number < size)) return false;
  let hash = await sha256(Uint8Array.of(0), utf8.encode(entry));
  const atRoot = await climb(number, size - 1, path, async (part, isLeft) => {
    hash = await (isLeft ? nodeHash(part, hash) : nodeHash(hash, part));
  });
  return atRoot && same(hash, root);
}

async function isContinued(former, later, path) {
  let [node, last] = [former.size - 1, later.size - 1];
  while (node % 2 === 1) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  const [first, ...rest] = node === 0 ? [former.root, ...path] : path;
  if (first === undefined) return false;
  let [one, other] = [first, first];
  const atRoot = await climb(node, last, rest, async (part, isLeft) => {
    if (isLeft) one = await nodeHash(part, one);
    other = await (isLeft ? nodeHash(part, other) : nodeHash(other, part));
  });
  return atRoot && same(one, former.root) && same(other, later.root);
}

async function checkProof(text, { keys, latest }) {
  const { format, entry, path, checkpoint: note, salt, public: words } = JSON.parse(text);
  if (format !== 'plumbline-proof-1') return result('unreadable');
  const checkpoint = readCheckpoint(note);
  if (checkpoint === null || path.length > 64) return result('cut_off');
  const { number, kind, subject, time, commitment } = JSON.parse(entry);
  const facts = { number, kind, subject, time, size: checkpoint.size, origin: checkpoint.origin };
  const signature = await signatureOf(checkpoint, keys);
  if (signature !== 'valid') return result(signature, facts);
  if (!(await isIncluded(entry, number, checkpoint, path.map(bytesOf)))) return result('not_in_log', facts);
  if (words !== null) {
    const random = Uint8Array.from(salt.match(/../g) ?? [], (byte) => parseInt(byte, 16));
    if (hex(await sha256(random, utf8.encode(words))) !== commitment) return result('other_words', facts);
  }
  const now = latest ? await latest(subject) : null;
  if (now && now.number > number) return result('old', { ...facts, now: now.kind, since: now.time });
  if (commitment === undefined) return result('no_longer_public', facts);
  return result(words === null ? 'holds_without_words' : 'holds', facts);
}

async function checkCheckpoints(notes, { keys, consistency, present }) {
  const read = notes.map(readCheckpoint);
  if (read.length === 1) read.push(readCheckpoint(await present()));
  const [former, later] = read.sort((one, other) => one.size - other.size);
  const facts = { former: former.size, size: later.size, origin: later.origin };
  for (const one of [former, later]) {
    const signature = await signatureOf(one, keys);
    if (signature !== 'valid') return result(signature, facts);
  }
  if (former.size === later.size)
    return result(same(former.root, later.root) ? 'same' : 'two_histories', facts);
  if (former.size === 0)
    return result(same(former.root, await sha256()) ? 'continued' : 'two_histories', facts);
  const path = await consistency(former.size, later.size);
  if (path === null) return result('log_is_shorter', facts);
  return result((await isContinued(former, later, path.map(bytesOf))) ? 'continued' : 'two_histories', facts);
}

/**
 * Checks a proof, or one or two checkpoints, in one text. `source` gives the log's keys, its `present` checkpoint, the
 * path between two sizes (null: the log is not that long), and the latest entry about a subject.
 * @returns {Promise<Result>}
 */
export async function check(text, source) {
  if (text.length > MOST_CHARACTERS) return result('unreadable');
  if (!globalThis.crypto?.subtle) return result('unsupported');
  const notes = text
    .replaceAll('\r\n', '\n')
    .match(/[^\n]+\n\d{1,15}\n[\w+/]{43}=\n(?:[^\n—]+\n)*\n(?:— [^\n]+(?:\n|$))+/g);
  try {
    return notes && !text.trimStart().startsWith('{')
      ? await checkCheckpoints(notes, source)
      : await checkProof(text, source);
  } catch (error) {
    if (error?.name === 'NotSupportedError') return result('unsupported');
    return result(
      error instanceof SyntaxError && !text.trimStart().startsWith('{') ? 'unreadable' : 'cut_off',
    );
  }
}

/** The log at an address, over HTTP. */
export function logAt(site, keys) {
  const get = async (path) => fetch(new URL(path, site));
  return {
    keys,
    present: async () => (await get('/log/checkpoint')).text(),
    consistency: async (former, later) => {
      const answer = await get(`/log/consistency/${former}/${later}`);
      return answer.ok ? (await answer.json()).path : null;
    },
    latest: async (subject) => {
      const answer = await get(`/proofs/${subject}/proof.json`);
      return answer.ok ? JSON.parse((await answer.json()).entry) : null;
    },
  };
}

const SENTENCES = {
  holds: 'Part of the log, word for word.',
  holds_without_words: 'Part of the log; its words are not in the proof.',
  no_longer_public: 'Part of the log: it says that this is public no longer.',
  old: 'Part of the log, but a later entry about the same thing replaced it.',
  same: 'Both checkpoints show the same log.',
  continued: 'The later checkpoint continues the former: nothing was removed or changed.',
  two_histories: 'TWO HISTORIES: the later one does not continue the former. Keep both and publish them.',
  log_is_shorter: 'TAKEN BACK: the log is shorter now than this checkpoint. Keep it and publish it.',
  not_in_log: 'FORGED: the entry is not in the log that the checkpoint shows.',
  other_words: 'FORGED: the log committed to other words.',
  forged: 'FORGED: the log did not sign this checkpoint.',
  foreign: 'This is from another log: none of the keys of this one signed it.',
  cut_off: 'Incomplete or damaged: save the file again.',
  unreadable: 'Neither a proof nor a checkpoint.',
  unsupported: 'This program cannot check Ed25519 signatures: use Node 20 or later.',
};

async function main(files, site) {
  const fileSystem = 'node:fs/promises';
  const { readFile } = await import(/* @vite-ignore */ fileSystem);
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  const keys = readKeys(await (await fetch(new URL('/log/key', site))).text());
  const { code, facts } = await check(text, logAt(site, keys));
  process.stdout.write(`${SENTENCES[code]} ${JSON.stringify(facts)}\n`);
  process.exitCode = /^(holds|no_longer|same|continued)/.test(code) ? 0 : 1;
}

const [, script, ...given] = globalThis.process?.argv ?? [];
if (script?.endsWith('verify.mjs')) await main(given.slice(0, -1), given.at(-1));
