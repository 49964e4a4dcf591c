const layerOrder = '@layer reset, tokens, base, layout, motifs, components, pages, utilities, print;';

/**
 * Browsers without layers have none of the style sheets: a page is plain text and a form that posts, but its drawings
 * would be black, and the honeypot a field to fill in. Chrome before 99 lacks the first property, Safari before 15.4
 * the second; Firefox 92 to 96 has both, and shows what it can.
 */
const withoutLayers = `@supports not ((text-emphasis: none) and (accent-color: auto)) {
body { max-width: 40em; margin: 0 auto; padding: 1em; font: 1.0625em/1.5 sans-serif }
svg, .script-only, .visually-hidden, [popovertarget] { display: none }
img, video { max-width: 100%; height: auto }
input:not([type="radio"]):not([hidden]), select, textarea { display: block; box-sizing: border-box; width: 100%; font: inherit }
}`;

/** Stands before all style sheets of a page: otherwise the first sheet would decide the order of the layers. */
export const firstStyles = `${layerOrder}\n${withoutLayers}`;
