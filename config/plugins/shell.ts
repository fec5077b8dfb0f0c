import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import theme from 'antd/lib/theme';
import { buildSync, transformSync } from 'esbuild';
import { siteRoutes } from '../routes';
import { shellMarkup } from '../shell/markup';
import { themeTokens } from '../theme';

const folder = join(__dirname, '../shell');

/** The theme's own colours, for an outline that stands before antd is there. */
function colours(mode: 'light' | 'dark'): string {
  const token = theme.getDesignToken({
    token: themeTokens[mode].token,
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  });
  const named = {
    page: token.colorBgLayout,
    bar: token.colorBgContainer,
    line: token.colorSplit,
    text: token.colorText,
    logo: token.colorPrimary,
    primary: themeTokens.light.components.Button.colorPrimary,
    'on-primary': token.colorTextLightSolid,
  };
  return Object.entries(named)
    .map(([name, colour]) => `--shell-${name}:${colour}`)
    .join(';');
}

function styleSheet(): string {
  const sheet = readFileSync(join(folder, 'shell.css'), 'utf8');
  const themed = `#shell{${colours('light')}}#shell.dark{${colours('dark')}}${sheet}`;
  return transformSync(themed, { loader: 'css', minify: true }).code.trim();
}

const firstSegments = (frame: 'auth' | 'console') => [
  ...new Set(siteRoutes.filter((route) => route.frame === frame).map(({ path }) => path.split('/')[1] ?? '')),
];

/** boot.ts with the very rules of the portal for theme and language, as one script. */
function bootScript(targets: string[]): string {
  const built = buildSync({
    entryPoints: [join(folder, 'boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: targets,
    define: {
      CONSOLE_SEGMENTS: JSON.stringify(firstSegments('console')),
      AUTH_SEGMENTS: JSON.stringify(firstSegments('auth')),
    },
  });
  return built.outputFiles[0]?.text.trim() ?? '';
}

/**
 * Gives the document something to show before the portal's code is there: brand and outline in the person's theme, language
 * and direction. The style sheet and the deployment's settings come after it, so that the first paint waits for nothing but
 * the document itself.
 */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    const targets = Object.entries(api.config.targets as object).map(
      ([name, version]) => `${name}${version}`,
    );
    $('head').append(`<style>${styleSheet()}</style>`);
    $('#root').before(shellMarkup);
    const first = $('body > script').first();
    first.before(`<script>${bootScript(targets)}</script>`);
    first.before($('head link[rel="stylesheet"]'));
    first.before($('head script'));
    return $;
  });
};
