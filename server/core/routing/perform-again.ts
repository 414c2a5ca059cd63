import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteName } from '../../../common/routes/route-table.ts';
import { notFound } from '../errors.ts';
import type { Routes } from './ways.ts';
import type { Router } from './add-route.ts';
import { answer, askPolicy, readInput, type AnyInput } from './answering.ts';
import { routeOfForm } from '../http/open-to-inactive.ts';

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

/** Asks only the policy of a write. `params` and `body` are trusted: no schema reads them. */
export const askBefore =
  ({ writes }: Router): Routes['ask'] =>
  async (name, context, { params, body }) => {
    const settings = writes.get(name);
    if (!settings) throw notFound();
    const input = { params, body, query: undefined } as unknown as AnyInput;
    await askPolicy(routeOfForm(name), context, () => settings.policy(context, input));
  };
