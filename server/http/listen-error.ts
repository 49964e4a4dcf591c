/** Where something listens, and the variables that set it. */
export interface Place {
  port: number;
  host: string;
  names: { port: string; host: string };
}

/** It cannot listen there. The message says why, in one line for the person who starts the program. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/** For `catch`: throws a `ListenError` where the system's error is one that can be explained, otherwise the error. */
export function whenListening({ port, host, names }: Place): (error: unknown) => never {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `port ${port} is in use: set ${names.port} to another one`,
    EACCES: `no permission to listen on port ${port}: set ${names.port} to another one`,
    EADDRNOTAVAIL: `${names.host} ${host} is no address of this machine`,
    ENOTFOUND: `${names.host} ${host} is no address of this machine`,
  };
  return error => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code];
    throw reason === undefined ? error : new ListenError(reason, { cause: error });
  };
}
