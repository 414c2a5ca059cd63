import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Context, type ContextManager } from '@opentelemetry/api';

/** The context of the running work. Our own manager, because channels of Node's diagnostics bind their work to its storage. */
export const traceContexts = new AsyncLocalStorage<Context>();

const active = (): Context => traceContexts.getStore() ?? ROOT_CONTEXT;

export const contextManager: ContextManager = {
  active,
  with: (context, work, self, ...args) => traceContexts.run(context, () => work.apply(self, args)),
  bind: (context, target) =>
    typeof target === 'function'
      ? (((...args: unknown[]) =>
          traceContexts.run(context, () =>
            (target as (...given: unknown[]) => unknown)(...args),
          )) as typeof target)
      : target,
  enable: () => contextManager,
  disable: () => contextManager,
};
