/** Kinds of answers that are measured apart: a file, the JSON call, and what is made on demand or refused. */
export type Route = 'static' | 'function' | 'page';
