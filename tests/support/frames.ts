/** The texts of the WebSocket frames in one write of the server; each is shorter than 65,536 bytes. */
export function textsOf(bytes: Buffer): string[] {
  const texts: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const short = bytes[at + 1] ?? 0;
    const start = at + (short < 126 ? 2 : 4);
    const size = short < 126 ? short : bytes.readUInt16BE(at + 2);
    texts.push(bytes.subarray(start, start + size).toString());
    at = start + size;
  }
  return texts;
}
