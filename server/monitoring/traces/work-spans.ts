import type { TracingChannel } from 'node:diagnostics_channel';
import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { WORK, type QuerySignal, type WorkSignal } from '../../core/signals.ts';
import { traceContexts } from './trace-context.ts';

const LONGEST_STATEMENT = 2_000;

type Described<Signal> = { name: string; kind: SpanKind; attributes: Attributes; isRoot: boolean } & {
  signal?: Signal;
};

/** Makes a span of each piece of work that the product signals; answers what ends that. */
export function traceWork(tracer: Tracer): () => void {
  const named =
    (prefix: string, kind: SpanKind, isRoot = false) =>
    ({ name }: WorkSignal): Described<WorkSignal> => ({
      name: `${prefix} ${name}`,
      kind,
      attributes: { [`plumbline.${prefix}`]: name },
      isRoot,
    });
  const ends = [
    follow(tracer, WORK.query, describeQuery),
    follow(tracer, WORK.connection, named('connection', SpanKind.INTERNAL)),
    follow(tracer, WORK.job, named('job', SpanKind.CONSUMER, true)),
    follow(tracer, WORK.mail, named('mail', SpanKind.CLIENT)),
    follow(tracer, WORK.drawing, named('draw', SpanKind.INTERNAL)),
    follow(tracer, WORK.picture, named('picture', SpanKind.INTERNAL)),
  ];
  return () => ends.forEach((end) => end());
}

/** A statement has placeholders instead of values, so it says nothing of a person. */
function describeQuery({ statement }: QuerySignal): Described<QuerySignal> {
  const operation =
    /^\s*(?:with|select|insert|update|delete|merge)\b/i.exec(statement)?.[0].trim() ?? 'query';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(statement)?.[1];
  return {
    name: [operation.toLowerCase(), table].filter((part) => part !== undefined).join(' '),
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': statement.slice(0, LONGEST_STATEMENT),
    },
    isRoot: false,
  };
}

/** Work without a trace around it begins one only where it is a root: the clock's own queries are left out. */
function follow<Signal extends object>(
  tracer: Tracer,
  work: TracingChannel<unknown, Signal>,
  describe: (signal: Signal) => Described<Signal>,
): () => void {
  const spans = new WeakMap<object, Span>();
  work.start.bindStore(traceContexts, (data) => {
    const signal = data as Signal;
    const around = context.active();
    const { name, kind, attributes, isRoot } = describe(signal);
    if (!isRoot && trace.getSpan(around) === undefined) return around;
    const span = tracer.startSpan(name, { kind, attributes }, around);
    spans.set(signal, span);
    return trace.setSpan(around, span);
  });
  const subscribers = {
    start: () => undefined,
    end: () => undefined,
    asyncStart: () => undefined,
    error: () => undefined,
    asyncEnd: (signal: Signal & { error?: unknown }) => {
      const span = spans.get(signal);
      // Its message may quote a row.
      if (signal.error !== undefined) {
        span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.setAttribute('error.type', typeOf(signal.error));
      }
      span?.end();
    },
  };
  work.subscribe(subscribers);
  return () => {
    work.start.unbindStore(traceContexts);
    work.unsubscribe(subscribers);
  };
}

function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}
