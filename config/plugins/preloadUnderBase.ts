import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/** How Umi's helper begins, once minified: with the base path of the build, which here is decided at run time. */
const BASE_OF_BUILD = '="/".replace(';

/**
 * Umi's preload helper looks the address up in the table of pages to fetch the page's code early. It knows the base path
 * of the build only: under `/portal/` it would take every page for one that does not exist and fetch that page's code.
 */
export default (api: IApi) => {
  api.onBuildHtmlComplete(() => {
    for (const name of readdirSync(api.paths.absOutputPath)) {
      if (!/^preload_helper\..*js$/.test(name)) continue;
      const path = join(api.paths.absOutputPath, name);
      const code = readFileSync(path, 'utf8');
      if (!code.includes(BASE_OF_BUILD))
        throw new Error(`${name} does not begin as it did: see ${__filename}`);
      writeFileSync(path, code.replace(BASE_OF_BUILD, '=(window.publicPath||"/").replace('));
    }
  });
};
