/**
 * Compresses the text files of a build once, beside them: `node config/deploy/compress.mjs dist`. The web server sends
 * these files as they are. Files that are edited for a deployment are left alone.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|txt|json|xml)$/;
const EDITED = ['config.js', 'robots.txt', 'security-headers.txt'];
const MIN_BYTES = 1024;

const folder = process.argv[2];
if (!folder) throw new Error('Which folder? node config/deploy/compress.mjs dist');

const compressions = {
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => TEXT.test(name) && !EDITED.includes(name))
  .map((name) => join(folder, name))
  .filter((file) => statSync(file).size >= MIN_BYTES);

for (const file of files) {
  const content = readFileSync(file);
  await Promise.all(
    Object.entries(compressions).map(async ([extension, compress]) => {
      const compressed = await compress(content);
      if (compressed.length < content.length) writeFileSync(`${file}.${extension}`, compressed);
    }),
  );
}
console.info(`${files.length} files compressed with gzip and brotli`);
