/** The browser of the journeys and of the build's PDF. Plain JavaScript: `npm test` reads it before anything is installed. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
