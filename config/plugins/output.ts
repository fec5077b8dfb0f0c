import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { CODE_TIMEOUT_MS } from '../../src/browser/chunkLoadError';
import { bundledFiles } from '../bundledFiles';
import { thirdPartyLicenses } from '../deploy/thirdPartyLicenses';
import { requireMatch } from '../requireMatch';
import { SharedFiles } from '../sharedFiles';

const LICENSES = 'THIRD_PARTY_LICENSES.txt';

/**
 * Configures the output of the build.
 * - Loading a chunk times out as spec section 8 requires.
 * - Files of pages are named by number: the names of 200 pages would be a part of the entry.
 * - Which code the pages share is decided by sharedFiles.ts.
 * - The licenses of all packages that the build contains are part of it, because minified code keeps none of them.
 */
export default (api: IApi) => {
  api.chainWebpack((memo) => {
    memo.output.chunkLoadTimeout(CODE_TIMEOUT_MS);
    if (api.env !== 'production') return;
    memo.output.chunkFilename('[id].[contenthash:8].async.js');
    memo
      .plugin('mini-css-extract-plugin')
      .tap(([options]) => [{ ...options, chunkFilename: '[id].[contenthash:8].chunk.css' }]);
    memo.optimization.splitChunks(false);
    memo.plugin('shared-files').use(SharedFiles, [api.appData.routes]);
  });

  api.onBuildComplete((result) => {
    if (result.err) return;
    const { compilation } = requireMatch(result.stats, 'statistics of webpack');
    writeFileSync(join(api.paths.absOutputPath, LICENSES), thirdPartyLicenses(bundledFiles(compilation)));
  });
};
