import type { MessageParams } from '../../common/format/messages.ts';
import type { MessageKey } from '../../translations/index.ts';

/** A refusal the product expects: a status, a machine-readable code and a message key that translations turn into words. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly messageKey: MessageKey;
  readonly params: MessageParams;
  /** Extra fields for the answer's body, such as `upgrade`. */
  readonly extra: Record<string, unknown>;

  constructor(
    status: number,
    code: string,
    messageKey: MessageKey,
    params: MessageParams = {},
    extra: Record<string, unknown> = {},
  ) {
    // A refusal is an expected answer, often made only to be asked about, so its stack is useless.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.code = code;
    this.messageKey = messageKey;
    this.params = params;
    this.extra = extra;
  }
}

/** A visitor opened a page for which people make an account: they are led to a new one, and back. */
export class JoinFirst extends Refusal {
  constructor() {
    super(401, 'unauthenticated', 'errors.unauthenticated');
  }
}

/** The address has changed for good: pages redirect, calls answer 404. */
export class Moved extends Refusal {
  readonly from: string;
  readonly to: string;

  /** Both are parts of a path; the rest of the address stays. */
  constructor(from: string, to: string) {
    super(404, 'not_found', 'errors.not_found');
    this.from = from;
    this.to = to;
  }
}

/** One thing wrong with one field; the text is looked up in the reader's language. */
export type FieldProblem = { key: MessageKey; params?: MessageParams };

/** Input that is understood but not acceptable: 422 with a message for each field. */
export class InvalidInput extends Refusal {
  readonly fields: Record<string, FieldProblem[]>;

  constructor(fields: Record<string, FieldProblem[]>) {
    super(422, 'invalid_input', 'errors.invalid_input');
    this.fields = fields;
  }
}

// Views ask several policies for each row, most of which say one of these two: they are made once.
const UNAUTHENTICATED = new Refusal(401, 'unauthenticated', 'errors.unauthenticated');
const FORBIDDEN = new Refusal(403, 'forbidden', 'errors.forbidden');

export const notFound = () => new Refusal(404, 'not_found', 'errors.not_found');
export const forbidden = (key?: MessageKey) => (key ? new Refusal(403, 'forbidden', key) : FORBIDDEN);
export const unauthenticated = () => UNAUTHENTICATED;
export const conflict = (key: MessageKey, params: MessageParams = {}) =>
  new Refusal(409, 'conflict', key, params);
export const invalid = (field: string, key: MessageKey, params: MessageParams = {}) =>
  new InvalidInput({ [field]: [{ key, params }] });

/** A user whose account is inactive: pages lead to the inactive-account page, calls answer 403. */
export class InactiveAccount extends Refusal {
  constructor() {
    super(403, 'inactive_account', 'errors.inactive');
  }
}
