export type CanonicalPath =
  | { kind: 'clean'; path: string }
  /** The same place has a better address. Begins with exactly one slash, so it never leaves the site. */
  | { kind: 'moved'; path: string }
  | { kind: 'malformed' };

/** Letters, digits, `-._~`: percent-encoding them changes nothing (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

/**
 * Finds the one address of a path, as it stands in the request line without the query: no trailing slash, no doubled
 * one, no `.html`, no `index`, no dot segments. What can't be decoded, or what browsers read as another path (a
 * backslash) or as nothing (control characters), is malformed.
 */
export function canonicalPath(raw: string): CanonicalPath {
  const path = raw.replace(/%[0-9a-f]{2}/gi, encoded => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded.toUpperCase();
  });
  if (!raw.startsWith('/') || !/^[\x21-\x7e]*$/.test(path) || /[\\#]/.test(path) || !isText(path))
    return { kind: 'malformed' };
  const clean = withoutFileName(withoutDotSegments(path));
  return clean === raw ? { kind: 'clean', path: raw } : { kind: 'moved', path: clean };
}

function isText(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function withoutDotSegments(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') kept.pop();
    else if (segment !== '.' && segment !== '') kept.push(segment);
  }
  return `/${kept.join('/')}`;
}

function withoutFileName(path: string): string {
  const bare = path.replace(/\.html$/, '').replace(/\/index$/, '');
  return bare === '' ? '/' : bare;
}
