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
  if (!/^\/[\x21-\x7e]*$/.test(path) || /[\\#]/.test(path) || !isText(path)) return undefined;
  const { pathname } = new URL(`http://site${path}`);
  const bare = pathname.replace(/\/+/g, '/').replace(/\/$/, '');
  return bare.replace(/(\.html|\/index)+$/, '') || '/';
}

function isText(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this finds them
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
