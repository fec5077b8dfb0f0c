import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const folder = mkdtempSync(join(tmpdir(), 'portal-compress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const compress = (...args: string[]) =>
  spawnSync(process.execPath, ['config/deploy/compress.mjs', ...args], { encoding: 'utf8' });

it('compresses the large texts of a build, the same way each time, but nothing that is edited for a deployment', () => {
  const script = 'go();'.repeat(500);
  mkdirSync(join(folder, 'static'));
  for (const name of ['umi.js', 'static/a.svg', 'config.js', 'robots.txt', 'index.html', 'photo.png'])
    writeFileSync(join(folder, name), script);
  writeFileSync(join(folder, 'small.js'), 'go();');

  expect(compress(folder)).toMatchObject({ status: 0, stdout: '3 files compressed with gzip and brotli\n' });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const compressed = files.filter((name) => /\.(gz|br)$/.test(name)).sort();
  expect(compressed).toEqual(
    ['index.html', 'static/a.svg', 'umi.js'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
  );
  const read = (name: string) => readFileSync(join(folder, name));
  expect(gunzipSync(read('umi.js.gz')).toString()).toBe(script);
  expect(brotliDecompressSync(read('umi.js.br')).toString()).toBe(script);

  const first = read('umi.js.gz');
  compress(folder);
  expect(read('umi.js.gz').equals(first)).toBe(true);
});

it('needs a folder', () => {
  expect(compress()).toMatchObject({ status: 1, stderr: expect.stringContaining('Which folder?') });
});
