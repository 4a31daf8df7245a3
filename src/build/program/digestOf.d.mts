export function digestOf(files: readonly string[], also: string, kept: string): string
