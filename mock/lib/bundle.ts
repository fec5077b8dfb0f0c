import Module from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { type HandlerFile, type Handlers, MOCK_FOLDER } from './routes';

/** What Node's loader itself calls; its types leave it out. */
type CompilableModule = Module & { _compile(code: string, filename: string): void };

type Bundle = Record<string, () => Handlers>;

/** Loads handlers from one bundle, which is made when the first of them is needed. */
export function bundledHandlers(files: HandlerFile[]): (name: string) => Handlers {
  let bundle: Bundle | undefined;
  return (name) => {
    bundle ??= compile(files);
    return bundle[name]?.() ?? {};
  };
}

/** These files and all that they import, compiled in memory: quicker than hundreds of files one by one. Each runs when called. */
function compile(files: HandlerFile[]): Bundle {
  const filename = join(MOCK_FOLDER, 'handlers.cjs');
  const loaders = files.map(({ name }) => `'${name}': () => require('./${name}').default,`);
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import './lib/start';\nmodule.exports = {\n${loaders.join('\n')}\n};`,
      resolveDir: MOCK_FOLDER,
      sourcefile: 'handlers.ts',
    },
    outfile: filename,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    sourcesContent: false,
  });
  // So that an error names the line of the source.
  process.setSourceMapsEnabled(true);
  const bundle = new Module(filename) as CompilableModule;
  bundle.paths = module.paths;
  bundle._compile(outputFiles[0]?.text ?? '', filename);
  return bundle.exports;
}
