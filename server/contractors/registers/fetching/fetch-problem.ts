import type { MessageParams } from '../../../../common/format/messages.ts';
import type { MessageKey } from '../../../../translations/index.ts';

/** A list that could not be fetched, as a sentence for its administrator. */
export class FetchProblem extends Error {
  readonly key: MessageKey;
  readonly params: MessageParams;

  constructor(key: MessageKey, params: MessageParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
