import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteName } from '../../../common/route-table.ts';
import { notFound } from '../errors.ts';
import type { Routes } from './ways.ts';
import type { Router } from './add-route.ts';
import { answer, readInput } from './answering.ts';

/** Does again what was sent before, with the policy and the schema of its route, for the viewer of `context`. */
export const performAgain =
  ({ writes }: Router): Routes['perform'] =>
  async (name, context, { params, body }) => {
    const settings = writes.get(name);
    if (!settings) throw notFound();
    // Nothing else of a request is read by a write.
    const sent = { params, body, query: {} } as unknown as FastifyRequest;
    return answer(name as RouteName, settings, context, readInput(settings, sent, {} as FastifyReply));
  };
