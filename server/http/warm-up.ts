import { contactFormPath } from '#contract/contact-message.ts';
import { deskPath } from '#contract/page-services.ts';

const onDemandPages = [
  `${contactFormPath}?about=giving`,
  contactFormPath.replace('/send', '/sent/none'),
  `${deskPath}none`,
];

/**
 * Asks once for each page that is made on demand. The framework loads a page's code with its first request; a build
 * that runs later replaces those files, and would cost the first visitor without script a message.
 * Gives the addresses that could not be made: a broken build is found at the start, not by a call for help.
 */
export async function warmUp(port: number, host: string): Promise<string[]> {
  const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const name = everywhere[host] ?? (host.includes(':') ? `[${host}]` : host);
  const broken = onDemandPages.map(async page => {
    const status = await fetch(`http://${name}:${port}${page}`).then(
      response => response.status,
      () => 500,
    );
    return status < 500 ? [] : [page];
  });
  return (await Promise.all(broken)).flat();
}
