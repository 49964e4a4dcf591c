/**
 * Order of the cascade. A later layer wins over an earlier one, whatever the selectors weigh. It is in the head
 * of every page, before all style sheets: the bundler decides which sheet comes first, and the first one would
 * otherwise decide the order of the layers.
 */
export const layerOrder = '@layer reset, tokens, base, layout, motifs, components, pages, utilities, print;';
