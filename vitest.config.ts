import { getViteConfig } from 'astro/config';

/** Unit tests stand beside the code they test. */
export default getViteConfig({
  test: {
    include: ['{content,contract,server,site,scripts,art}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
