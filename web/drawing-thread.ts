import { parentPort } from 'node:worker_threads';
import type { Page } from '@inertiajs/core';
import type { Messages } from '../common/format/translator.ts';
import type { DrawingAnswer, DrawingOrder } from '../server/core/pages/drawing-thread.ts';
import { render } from './ssr.tsx';

/** One object for a number, as the translator finds what it has compiled by it. */
const known = new Map<number, Messages>();

const answer = (answered: DrawingAnswer) => parentPort?.postMessage(answered);

/** Draws the pages that the server requests, one by one (server/core/pages/drawing-thread.ts). */
async function draw({ id, page, textsId, texts, forgetTexts }: DrawingOrder): Promise<void> {
  if (forgetTexts) known.clear();
  if (textsId !== null && texts !== null) known.set(textsId, texts);
  try {
    const read = JSON.parse(page) as Page;
    const messages = textsId === null ? undefined : known.get(textsId);
    answer({ id, drawn: await render({ ...read, props: { ...read.props, messages } }) });
  } catch (error) {
    answer({ id, failure: error instanceof Error ? String(error.stack) : String(error) });
  }
}

parentPort?.on('message', (order: DrawingOrder) => void draw(order));
answer(null);
