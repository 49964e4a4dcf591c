// `npm run owner-steps [-- NAME]`: does the steps of docs/before-you-go-public.md that change content, each
// in a clone of its own without tests/example, then `npm test` there. Takes minutes a step, so it runs every
// week (.github/workflows/weekly.yml).
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="240mm" height="48mm" viewBox="0 0 60 12">
<style>.a{fill:#07a}</style><path class="a" d="M0 0h60v12H0z"/></svg>`;

/** Each changes the folder `content/` of a clone. */
const oneByOne: Readonly<Record<string, (content: string) => void>> = {
  'first step': () => {},
  'one language less': content => {
    for (const name of translationsIn(content).slice(0, 1)) remove(content, name);
  },
  'English only': content => {
    for (const name of translationsIn(content)) remove(content, name);
  },
  'other facts': content =>
    edit(content, 'organization', facts => ({
      ...facts,
      brand: 'Gulf Coast Relief',
      legalName: 'Gulf Coast Relief, Inc.',
      referencePrefix: 'GCR',
      phone: '+1 (504) 278-0199',
      email: 'help@gulf-coast-relief.org',
      address: { street: '12 River Road', city: 'New Orleans', region: 'LA', zip: '70112', country: 'US' },
      geo: { latitude: 29.95, longitude: -90.07 },
      hours: { days: ['Monday', 'Wednesday'], opens: '07:30', closes: '15:00', timeZone: 'America/Chicago' },
      responseHours: 48,
      supportHours: 'every day from 6 a.m. to 10 p.m.',
      callHours: 'A dispatcher answers.',
      translations: {},
    })),
  'fewer facts': content =>
    edit(content, 'organization', ({ certificates, identifiers, insurance, legal, references, ...facts }) => {
      const { accessibilityDays, countedThrough, director, legalName, ...others } = facts;
      const { pressContact, registration, ...required } = others;
      return required;
    }),
  'fewer claims': content => {
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
  },
  'another logo': content => {
    for (const name of readdirSync(join(content, 'brand'))) remove(content, `brand/${name}`);
    writeFileSync(join(content, 'brand/logo.svg'), logo);
  },
};
const together = (content: string) => {
  for (const step of Object.values(oneByOne)) step(content);
};

const [, , only] = process.argv;
const failed: string[] = [];
for (const [name, step] of Object.entries({ ...oneByOne, 'all together': together })) {
  if (only && name !== only) continue;
  const project = mkdtempSync(join(tmpdir(), 'owner-'));
  // Lets PostgreSQL's own account in, if it has one.
  chmodSync(project, 0o755);
  execFileSync('git', ['clone', '--quiet', process.cwd(), project]);
  cpSync('node_modules', join(project, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  remove(project, 'tests/example');
  step(join(project, 'content'));
  console.log(`\n## ${name}`);
  if (spawnSync('npm', ['test'], { cwd: project, stdio: 'inherit' }).status !== 0) failed.push(name);
  remove(project, '');
}
console.log(failed.length === 0 ? '\nEvery step passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** The folders of the languages that an owner may remove. */
function translationsIn(content: string): string[] {
  return readdirSync(content).filter(name => /^(?!en$)[a-z]{2,3}$/.test(name));
}

function remove(folder: string, name: string): void {
  rmSync(join(folder, name), { recursive: true });
}

function edit(content: string, name: string, change: (value: ReturnType<typeof parse>) => object): void {
  const file = join(content, `${name}.yaml`);
  writeFileSync(file, stringify(change(parse(readFileSync(file, 'utf8')))));
}
