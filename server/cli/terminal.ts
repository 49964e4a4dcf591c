/** Where the program reads and writes. */
export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
}

/** What the program ends with. */
export const exitCodes = { ok: 0, problem: 1, usage: 2, databaseUnusable: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
