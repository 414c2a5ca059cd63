export function quickTemporaryFolder(): string;
