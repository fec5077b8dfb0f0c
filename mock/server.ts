import Module from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { printBanner } from './lib/banner';
import type { MockRequest, MockResponse } from './lib/http';
import { claimDatabase } from './lib/lock';
import {
  createRouter,
  type HandlerFile,
  type Handlers,
  handlerFiles,
  MOCK_FOLDER,
  type Router,
} from './lib/routes';
import { databaseFile, isOff } from './lib/settings';

// The only mock file that Umi loads: when a server starts, and again after every change in this folder.
claimOrEnd();
printBanner();

/** Ends a second server on the same database: Umi itself would go on without mocks. */
function claimOrEnd(): void {
  const file = databaseFile();
  if (isOff() || file === undefined) return;
  try {
    claimDatabase(file);
  } catch (error) {
    console.error(`[mock] ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

let router: Router | undefined;

/** Passes a call to its handler, or to `next` when there is none. The first call loads the handlers. */
async function serve(
  request: MockRequest,
  response: MockResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    router ??= createHandlerRouter();
    const route = router(request.method, request.path);
    if (route === undefined) {
      next();
      return;
    }
    request.params = route.params;
    await route.handle(request, response);
  } catch (error) {
    next(error);
  }
}

function createHandlerRouter(): Router {
  const files = handlerFiles();
  return createRouter(files, bundledHandlers(files));
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

// Umi's preview loads this file in any case.
export default Object.fromEntries(isOff() ? [] : METHODS.map((method) => [`${method} /api/(.*)`, serve]));

/** `_compile` is missing from Node's types. */
type CompilableModule = Module & { _compile(code: string, filename: string): void };

type Bundle = Record<string, () => Handlers>;

/** Loads handlers from one bundle, which is built on first use. */
function bundledHandlers(files: HandlerFile[]): (name: string) => Handlers {
  let bundle: Bundle | undefined;
  return (name) => {
    bundle ??= compile(files);
    return bundle[name]?.() ?? {};
  };
}

/** Bundles these files in memory, which is faster than loading hundreds of them. Each runs on first use. */
function compile(files: HandlerFile[]): Bundle {
  const filename = join(MOCK_FOLDER, 'handlers.cjs');
  const loaders = files.map(
    ({ name }) => `'${name}': () => { const file = require('./${name}'); return file.default ?? file; },`,
  );
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
  // Errors name the line of the source.
  process.setSourceMapsEnabled(true);
  const bundle = new Module(filename) as CompilableModule;
  bundle.paths = module.paths;
  bundle._compile(outputFiles[0]?.text ?? '', filename);
  return bundle.exports;
}
