/** A thing of schema.org's vocabulary. A property whose value is `undefined` is left out. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };
