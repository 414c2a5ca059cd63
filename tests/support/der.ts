/** Values in DER (ITU-T X.690), for certificates that tests make, because Node writes none. */
export function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

function lengthOf(bytes: number): Buffer {
  if (bytes < 128) return Buffer.from([bytes]);
  return bytes < 256 ? Buffer.from([0x81, bytes]) : Buffer.from([0x82, bytes >> 8, bytes & 255]);
}

export const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts);

/** An object identifier, given with dots. */
export function oid(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number);
  const bytes = rest.flatMap((number) => {
    const groups = [number & 127];
    for (let left = number >> 7; left > 0; left >>= 7) groups.unshift((left & 127) | 128);
    return groups;
  });
  return der(6, Buffer.from([first * 40 + second, ...bytes]));
}
