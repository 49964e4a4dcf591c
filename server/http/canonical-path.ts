/** Letters, digits, `-._~`: percent-encoding them changes nothing (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

/**
 * The canonical form of a raw request path: no trailing or double slash, no `.html`, `index` or dot segments. `undefined`
 * for one that cannot be decoded or that browsers read differently. The one slash at its start keeps redirects on the site.
 */
export function canonicalPath(raw: string): string | undefined {
  const path = raw.replace(/%[0-9a-f]{2}/gi, encoded => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded.toUpperCase();
  });
  if (!raw.startsWith('/') || !/^[\x21-\x7e]*$/.test(path) || /[\\#]/.test(path) || !isText(path))
    return undefined;
  return withoutFileName(withoutDotSegments(path));
}

function isText(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this finds them
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
  const bare = path.replace(/(\.html|\/index)+$/, '');
  return bare === '' ? '/' : bare;
}
