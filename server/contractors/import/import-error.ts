/** A file or a mapping that cannot be used at all; `message` is one sentence for the operator. */
export class ImportError extends Error {}
