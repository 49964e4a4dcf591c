/** Colours of the browser's own bars and of start screens: the ground of paper, by day and by night (tokens.css). */
export const themeColors = { light: '#f3eee3', dark: '#0a2732' };
