/** In the head of every page before all style sheets: the first sheet would otherwise decide the order of the layers. */
export const layerOrder = '@layer reset, tokens, base, layout, motifs, components, pages, utilities, print;';
