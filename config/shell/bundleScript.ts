import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { esbuildTargets } from '../targets';

/** Bundles a script of this folder for the document. `constants` are inserted as JSON. */
export function bundleScript(file: string, constants: Record<string, unknown>): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, file)],
    bundle: true,
    minify: true,
    write: false,
    target: esbuildTargets,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
