// The browser of the end-to-end tests and of `npm run bench`. It is plain JavaScript, because `npm test`
// reads it before anything is installed.
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
