/** The parts of oidc-provider that tests use; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Interaction = { uid: string; prompt: { name: string }; params: Record<string, unknown> };
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback: () => (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished: (
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { mergeWithLastSubmission: boolean },
    ) => Promise<void>;
    Grant: new (of: { clientId: string; accountId: string }) => {
      addOIDCScope: (scope: string) => void;
      save: () => Promise<string>;
    };
    on: (event: string, listener: (...details: unknown[]) => void) => void;
  }
}
