import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/**
 * Writes which version of the portal the host has now, so that a window that has been open since an earlier one can
 * tell. A build knows its own version from the bundler (`__webpack_hash__`), which changes with any of its files.
 */
export default (api: IApi) => {
  api.onBuildComplete(({ err, stats }) => {
    if (err || !stats?.hash) return;
    writeFileSync(
      join(api.paths.absOutputPath, 'version.json'),
      `${JSON.stringify({ version: stats.hash })}\n`,
    );
  });
};
