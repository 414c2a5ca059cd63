#!/usr/bin/env python3
"""Reads a whole public log over HTTP and verifies all of it; exits with one sentence where something is wrong.

Written from the specifications alone, with the standard library alone: C2SP signed-note, tlog-checkpoint and tlog-tiles,
RFC 6962 (Merkle tree), RFC 8032 (Ed25519), RFC 8785 (JSON of entries), and docs/public-log.md (commitments and proofs).

    reader.py URL [PROOF.json ...]
"""

import base64
import hashlib
import json
import sys
import urllib.error
import urllib.request

WIDTH = 256
HASH = 32


def refuse(sentence):
    sys.exit(sentence)


def fetch(url):
    try:
        with urllib.request.urlopen(url, timeout=20) as answer:
            return answer.read()
    except urllib.error.HTTPError as error:
        refuse(f"{url} answers {error.code}")


# --- Ed25519 (RFC 8032): points of the curve in extended coordinates ---

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)


def add(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(factor, point):
    result = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            result = add(result, point)
        point = add(point, point)
        factor >>= 1
    return result


def point_of(data):
    number = int.from_bytes(data, "little")
    sign, y = number >> 255, number & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return (x, y, 1, x * y % P)


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(key, message, signature):
    a, r, s = point_of(key), point_of(signature[:32]), int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= ORDER or len(signature) != 64:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % ORDER
    one, other = times(s, BASE), add(r, times(h, a))
    return (one[0] * other[2] - other[0] * one[2]) % P == 0 and (one[1] * other[2] - other[1] * one[2]) % P == 0


# --- Signed notes and checkpoints ---


def keys_of(text):
    keys = {}
    for line in text.splitlines():
        name, key_id, encoded = line.split("+", 2)
        data = base64.b64decode(encoded, validate=True)
        expected = hashlib.sha256(name.encode() + b"\n" + data).digest()[:4]
        if data[0] != 1 or expected.hex() != key_id:
            refuse(f"the key {name} is not what its hash says")
        keys[(name, expected)] = data[1:]
    return keys


def checkpoint_of(note, keys):
    text, _, signatures = note.partition("\n\n")
    text += "\n"
    valid = False
    for line in signatures.splitlines():
        dash, name, encoded = line.split(" ")
        data = base64.b64decode(encoded, validate=True)
        key = keys.get((name, data[:4]))
        if dash == "\u2014" and key is not None:
            if not is_signed(key, text.encode(), data[4:]):
                refuse("the checkpoint has a wrong signature")
            valid = True
    if not valid:
        refuse("the checkpoint has no signature of the log")
    origin, size, root = text.split("\n")[:3]
    return origin, int(size), base64.b64decode(root, validate=True)


# --- The tree ---


def leaf_hash(data):
    return hashlib.sha256(b"\x00" + data).digest()


def node_hash(left, right):
    return hashlib.sha256(b"\x01" + left + right).digest()


def root_of(hashes):
    if not hashes:
        return hashlib.sha256(b"").digest()
    if len(hashes) == 1:
        return hashes[0]
    split = 1
    while split * 2 < len(hashes):
        split *= 2
    return node_hash(root_of(hashes[:split]), root_of(hashes[split:]))


def tile_path(level, position, width):
    groups = [f"{position % 1000:03}"]
    position //= 1000
    while position:
        groups.insert(0, f"x{position % 1000:03}")
        position //= 1000
    return f"{level}/{'/'.join(groups)}" + ("" if width == WIDTH else f".p/{width}")


def tiles_of(count):
    for position in range(0, (count + WIDTH - 1) // WIDTH):
        yield position, min(WIDTH, count - position * WIDTH)


def entries_of(url, size):
    entries = []
    for position, width in tiles_of(size):
        data = fetch(f"{url}/log/tile/{tile_path('entries', position, width)}")
        for _ in range(width):
            length = int.from_bytes(data[:2], "big")
            entries.append(data[2 : 2 + length])
            data = data[2 + length :]
        if data:
            refuse(f"the bundle {position} is longer than its entries")
    return entries


def compare_tiles(url, hashes):
    level = 0
    while hashes:
        above = []
        for position, width in tiles_of(len(hashes)):
            expected = b"".join(hashes[position * WIDTH : position * WIDTH + width])
            if fetch(f"{url}/log/tile/{tile_path(level, position, width)}") != expected:
                refuse(f"the tile {level}/{position} is not that of the entries")
            if width == WIDTH:
                above.append(root_of(hashes[position * WIDTH : (position + 1) * WIDTH]))
        hashes, level = above, level + 1


def root_by_path(entry, number, size, path):
    """RFC 6962, 2.1.1: from the leaf up, the sides as the tree of this size splits."""
    if size == 1:
        if path:
            refuse("the path of a proof is too long")
        return leaf_hash(entry)
    if not path:
        refuse("the path of a proof is too short")
    split = 1
    while split * 2 < size:
        split *= 2
    if number < split:
        return node_hash(root_by_path(entry, number, split, path[:-1]), path[-1])
    return node_hash(path[-1], root_by_path(entry, number - split, size - split, path[:-1]))


def check_proof(file, keys):
    with open(file, encoding="utf-8") as opened:
        proof = json.load(opened)
    _, size, root = checkpoint_of(proof["checkpoint"], keys)
    entry = json.loads(proof["entry"])
    path = [base64.b64decode(part, validate=True) for part in proof["path"]]
    if root_by_path(proof["entry"].encode(), entry["number"], size, path) != root:
        refuse("the entry of a proof is not in the log")
    if proof["public"] is not None:
        opened = hashlib.sha256(bytes.fromhex(proof["salt"]) + proof["public"].encode()).hexdigest()
        if opened != entry["commitment"]:
            refuse("the log committed to other words than those of a proof")


def main(url, proofs):
    keys = keys_of(fetch(f"{url}/log/key").decode())
    origin, size, root = checkpoint_of(fetch(f"{url}/log/checkpoint").decode(), keys)
    entries = entries_of(url, size)
    hashes = [leaf_hash(entry) for entry in entries]
    if root_of(hashes) != root:
        refuse("the root of the entries is not that of the checkpoint")
    compare_tiles(url, hashes)
    latest = {}
    for number, data in enumerate(entries):
        entry = json.loads(data)
        plain = json.dumps(entry, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        if entry["number"] != number or plain.encode() != data:
            refuse(f"the entry {number} is not in its one form")
        if entry.get("previous") != latest.get(entry["subject"]):
            refuse(f"the entry {number} does not name the one before it about {entry['subject']}")
        latest[entry["subject"]] = number
    for file in proofs:
        check_proof(file, keys)
    print(json.dumps({"origin": origin, "size": size, "proofs": len(proofs)}))


main(sys.argv[1].rstrip("/"), sys.argv[2:])
