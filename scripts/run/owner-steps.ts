// `npm run owner-steps [-- NAME]`: does the first step of docs/before-you-go-public.md and one more in a clone of its own, then
// `npm test` there.
// Takes minutes a step, so it runs every week (.github/workflows/weekly.yml). `--command` runs something else in the clones.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Document, parseDocument, YAMLSeq } from 'yaml';

const translated = readdirSync('content').filter(name => /^[a-z]{2,3}$/.test(name) && name !== 'en');

const oneByOne: Readonly<Record<string, (project: string) => void>> = {
  'first step': () => {},
  ...Object.fromEntries(
    translated.map(language => [
      `no ${language}`,
      (project: string) => remove(project, `content/${language}`),
    ]),
  ),
  'English only': project => {
    for (const language of translated) remove(project, `content/${language}`);
  },
  'other facts': changeFacts,
  'fewer facts': removeFacts,
  'fewer claims': removeClaims,
  'another logo': changeLogo,
};

const steps = {
  ...oneByOne,
  'all together': (project: string) => {
    for (const step of Object.keys(oneByOne).filter(name => !/^no [a-z]{2,3}$/.test(name)))
      oneByOne[step]?.(project);
  },
};

const { values, positionals } = parseArgs({
  options: { command: { type: 'string', default: 'npm test' } },
  allowPositionals: true,
});
const failed: string[] = [];
for (const [name, step] of Object.entries(steps)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const project = mkdtempSync(join(tmpdir(), 'owner-'));
  // Lets PostgreSQL's own account in, if it has one.
  chmodSync(project, 0o755);
  execFileSync('git', ['clone', '--quiet', process.cwd(), project]);
  cpSync('node_modules', join(project, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  remove(project, 'tests/example');
  step(project);
  console.log(`\n## ${name}`);
  const { status } = spawnSync(values.command, { cwd: project, shell: true, stdio: 'inherit' });
  if (status !== 0) failed.push(name);
  rmSync(project, { recursive: true, force: true });
}
console.log(failed.length === 0 ? '\nEvery step passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function remove(project: string, path: string): void {
  rmSync(join(project, path), { recursive: true });
}

function changeFacts(project: string): void {
  const own = {
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
    accessibilityDays: 10,
    translations: {},
  };
  edit(project, 'organization', facts => {
    for (const [name, value] of Object.entries(own)) facts.set(name, value);
  });
}

/** What the schema allows to be missing. */
function removeFacts(project: string): void {
  const optional = [
    'certificates',
    'insurance',
    'references',
    'countedThrough',
    'pressContact',
    'identifiers',
  ];
  edit(project, 'organization', facts => {
    for (const name of [...optional, 'legalName', 'accessibilityDays', 'legal']) facts.delete(name);
  });
}

/** Leaves the first entry of each list. What rests on the others goes with them. */
function removeClaims(project: string): void {
  const lists = [
    ['claims', 'badges'],
    ['claims', 'figures'],
    ['claims', 'statements'],
    ['solutions', 'operations', 'kinds'],
  ] as const;
  for (const [file, ...path] of lists)
    edit(project, `en/${file}`, copy => {
      const list = copy.getIn(path);
      if (!(list instanceof YAMLSeq)) throw new Error(`${file}.yaml has no list ${path.join('.')}`);
      list.items.splice(1);
    });
}

/** One file, in millimeters and with a style sheet, as drawing programs save it. */
function changeLogo(project: string): void {
  const brand = join(project, 'content/brand');
  for (const name of readdirSync(brand)) rmSync(join(brand, name));
  writeFileSync(
    join(brand, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="240mm" height="48mm" viewBox="0 0 60 12"><style>.a{fill:#07a}</style><path class="a" d="M0 0h60v12H0z"/></svg>',
  );
}

function edit(project: string, name: string, change: (document: Document) => void): void {
  const file = join(project, `content/${name}.yaml`);
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, document.toString());
}
