#!/usr/bin/env node
// node bin/ready.js [SECONDS]: ends with 0 once the server on PORT of this machine is ready, and with 1 where it is not within so many seconds (0).
import { setTimeout as sleep } from 'node:timers/promises';

const address = `http://127.0.0.1:${process.env.PORT || 3333}/ready`;
const deadline = Date.now() + Number(process.argv[2] ?? 0) * 1000;

async function isReady() {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(4000) })).ok;
  } catch {
    return false;
  }
}

while (!(await isReady())) {
  if (Date.now() >= deadline) process.exit(1);
  await sleep(500);
}
