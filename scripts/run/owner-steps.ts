// `npm run owner-steps`: does the steps of docs/before-you-go-public.md that change content, in a clone without
// tests/example, then `npm test` there. Takes minutes, so it runs every week (.github/workflows/weekly.yml).
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { organizationSchema } from '#shared/content/schemas/organization.ts';

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="240mm" height="48mm" viewBox="0 0 60 12">
<style>.a{fill:#07a}</style><path class="a" d="M0 0h60v12H0z"/></svg>`;

/** The steps that change `content/`, for every language that is left. */
function doSteps(content: string): void {
  edit(content, 'organization', facts => {
    for (const [name, field] of Object.entries(organizationSchema.shape))
      if (field.safeParse(undefined).success) delete facts[name];
    return {
      ...facts,
      brand: 'Gulf Coast Relief',
      referencePrefix: 'GCR',
      phone: '+1 (504) 278-0199',
      email: 'help@gulf-coast-relief.org',
      address: { street: '12 River Road', city: 'New Orleans', region: 'LA', zip: '70112', country: 'US' },
      geo: { latitude: 29.95, longitude: -90.07 },
      hours: { days: ['Monday', 'Wednesday'], opens: '07:30', closes: '15:00', timeZone: 'America/Chicago' },
      responseHours: 48,
      supportHours: 'every day from 6 a.m. to 10 p.m.',
      callHours: 'A dispatcher answers.',
    };
  });
  edit(content, 'en/claims', ({ badges, figures, statements, ...rest }) => ({
    ...rest,
    badges: [badges[0]],
    figures: [figures[0]],
    statements: [statements[0]],
  }));
  edit(content, 'en/solutions', ({ operations, ...rest }) => ({
    ...rest,
    operations: { ...operations, kinds: [operations.kinds[0]] },
  }));
  for (const name of readdirSync(join(content, 'brand'))) rmSync(join(content, 'brand', name));
  writeFileSync(join(content, 'brand/logo.svg'), logo);
}

for (const languages of ['every language', 'English only']) {
  const project = mkdtempSync(join(tmpdir(), 'owner-'));
  const content = join(project, 'content');
  // Lets PostgreSQL's own account in, if it has one.
  chmodSync(project, 0o755);
  execFileSync('git', ['clone', '--quiet', process.cwd(), project]);
  cpSync('node_modules', join(project, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  rmSync(join(project, 'tests/example'), { recursive: true });
  doSteps(content);
  const others = readdirSync(content).filter(name => /^(?!en$)[a-z]{2,3}$/.test(name));
  if (languages === 'English only')
    for (const name of others) rmSync(join(content, name), { recursive: true });
  // A heading above what the tests print.
  process.stdout.write(`\n## ${languages}\n`);
  if (spawnSync('npm', ['test'], { cwd: project, stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  rmSync(project, { recursive: true });
}

function edit(content: string, name: string, change: (value: ReturnType<typeof parse>) => object): void {
  const file = join(content, `${name}.yaml`);
  writeFileSync(file, stringify(change(parse(readFileSync(file, 'utf8')))));
}
