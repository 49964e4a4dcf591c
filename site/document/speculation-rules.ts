/**
 * The rules by which browsers fetch the page behind a link as soon as it is touched or pressed. Text, because the content
 * security policy names its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }],
});
