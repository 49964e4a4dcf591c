import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { preProcessFile } from 'typescript';
import { expect, test } from 'vitest';

test('The server and the bundled renderer import only packages that a production install has', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = globSync(['server/**/*.ts', 'dist/server/**/*.mjs'], {
    exclude: ['**/*.test.ts', '**/*.suite.ts'],
  });
  const imported = files.flatMap(file =>
    preProcessFile(readFileSync(file, 'utf8'))
      .importedFiles.map(({ fileName }) => fileName)
      .filter(name => !/^[.#]/.test(name) && !isBuiltin(name)),
  );
  const packages = new Set(imported.map(name => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0]));
  expect(packages).toContain('fastify');
  expect([...packages].filter(name => !name || !(name in dependencies))).toEqual([]);
});
