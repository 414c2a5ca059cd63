const FINAL_TEXT = 0x81;
const LARGEST_SHORT = 125;
const LARGEST_MIDDLE = 0xffff;

/** A WebSocket frame of a text, as a server sends it: made once, written to as many sockets as hear it. */
export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const start = size <= LARGEST_SHORT ? 2 : size <= LARGEST_MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafeSlow(start + size);
  frame[0] = FINAL_TEXT;
  if (start === 2) frame[1] = size;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, start);
  return frame;
}
