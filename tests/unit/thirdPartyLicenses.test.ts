import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IApi } from '@umijs/max';
import { bundledFiles, type Compilation } from '../../config/bundledFiles';
import { thirdPartyLicenses } from '../../config/deploy/thirdPartyLicenses';
import output from '../../config/plugins/output';

const folder = mkdtempSync(join(tmpdir(), 'portal-licenses-'));
const packages = join(folder, 'node_modules');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string | object): void {
  const file = join(packages, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

type BundledModule = Compilation['modules'] extends Iterable<infer M> ? M : never;

const moduleAt = (path: string | null, modules?: BundledModule[]): BundledModule => ({
  nameForCondition: () => path && join(packages, path),
  modules,
});

beforeAll(() => {
  write('plain/package.json', {
    name: 'plain',
    version: '1.0.0',
    license: 'MIT',
    homepage: 'https://plain.example',
  });
  write('plain/LICENSE', 'Copyright Plain\r\n');
  write('plain/license.js', 'no text');
  write('plain/es/package.json', { type: 'module' });
  write('@scope/old/package.json', { name: '@scope/old', version: '2.0.0', licenses: [{ type: 'BSD' }] });
  write('@scope/old/COPYING.md', 'Copyright Old');
  write('@scope/old/NOTICE', 'Noticed');
  write('outer/package.json', { name: 'outer', version: '3.0.0', license: 'ISC' });
  write('outer/compiled/inner/package.json', { name: 'inner', version: '4.0.0', license: 'Apache-2.0' });
  write('outer/node_modules/plain/package.json', { name: 'plain', version: '0.9.0', license: 'MIT' });
  write('unlicensed/package.json', { name: 'unlicensed', version: '5.0.0' });
});

it('names every package of a build once, with version, license and text', () => {
  const modules = [
    moduleAt('plain/es/deep/a.js'),
    moduleAt(null, [moduleAt('plain/b.js'), moduleAt('@scope/old/index.js')]),
    moduleAt('outer/node_modules/plain/index.js'),
    moduleAt('outer/compiled/inner/index.js'),
    { nameForCondition: () => '/portal/src/app.tsx' },
  ];
  const chunkGraph = { getNumberOfModuleChunks: () => 1 };
  const text = thirdPartyLicenses(bundledFiles({ modules, chunkGraph }));
  const names = [...text.matchAll(/^-{80}\n(.*)$/gm)].map(([, name]) => name);
  expect(names).toEqual(['@scope/old 2.0.0', 'inner 4.0.0', 'plain 0.9.0', 'plain 1.0.0']);
  expect(text).toContain('@scope/old 2.0.0\nLicense: BSD\n\nCopyright Old\n\nNoticed\n');
  expect(text).toContain('plain 1.0.0\nLicense: MIT\nSource: https://plain.example\n\nCopyright Plain\n');
  expect(text).toContain('inner 4.0.0\nLicense: Apache-2.0\n\nThe package contains no license text.');
  expect(text).not.toContain('no text\n');
});

it('fails a build with a package that has no license', () => {
  expect(() => thirdPartyLicenses([join(packages, 'unlicensed/index.js')])).toThrow('license of unlicensed');
});

it('is written into a build, for the modules that are in a file of it', () => {
  let complete: (result: object) => void = () => {};
  const ignore = () => {};
  output({
    paths: { absOutputPath: folder },
    modifyBabelPresetOpts: ignore,
    chainWebpack: ignore,
    onBuildHtmlComplete: ignore,
    onBuildComplete: (hook: typeof complete) => {
      complete = hook;
    },
  } as unknown as IApi);
  const [used, unused] = [moduleAt('plain/a.js'), moduleAt('outer/a.js')];
  const chunkGraph = { getNumberOfModuleChunks: (module: object) => (module === used ? 1 : 0) };
  complete({ stats: { compilation: { modules: [used, unused], chunkGraph } } });
  const text = readFileSync(join(folder, 'THIRD_PARTY_LICENSES.txt'), 'utf8');
  expect(text).toContain('licenses: 1.');
  expect(text).toContain('plain 1.0.0');
  expect(() => complete({})).toThrow('statistics');
});
