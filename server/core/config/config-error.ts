/** A setting that cannot be used; `message` is one sentence for the operator. */
export class ConfigError extends Error {}
