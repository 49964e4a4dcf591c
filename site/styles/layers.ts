/** Stands before all style sheets of a page: otherwise the first sheet would decide the order. */
export const layerOrder = '@layer reset, tokens, base, layout, motifs, components, pages, utilities, print;';
