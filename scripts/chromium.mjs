/** The browser of the journeys and of `npm run bench`. Plain JavaScript: `npm test` reads it before anything is installed. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
