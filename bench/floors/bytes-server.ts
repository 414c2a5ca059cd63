import { createServer } from 'node:http';

/**
 * A separate process that answers everything with the same bytes, which measures the cost of node:http alone.
 */
export type Answer = { status: number; headers: Record<string, string | string[]>; body: string };

let answer: { status: number; headers: Record<string, string | string[]>; body: Buffer } | null = null;

process.on('message', (message: Answer) => {
  answer = { ...message, body: Buffer.from(message.body, 'base64') };
  process.send?.('ready');
});
process.on('disconnect', () => process.exit(0));

createServer((request, response) => {
  request.resume();
  response.writeHead(answer?.status ?? 503, answer?.headers);
  response.end(answer?.body);
}).listen(Number(process.env['PORT']), process.env['HOST'], () => process.send?.('listening'));
