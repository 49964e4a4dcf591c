/**
 * The rules by which browsers fetch a page just before its link is followed: pages behind links that the visitor points at or
 * touches, without files and what is rendered on demand. Text, because the content security policy names its hash.
 */
export function speculationRules(hasMouse: boolean): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/desk/*', '/contact/s*', '/*/contact/s*', '/*.*', '/*\\?*'] } },
          ],
        },
        // Without a mouse, `moderate` would fetch what is merely in view.
        eagerness: hasMouse ? 'moderate' : 'conservative',
      },
    ],
  });
}
