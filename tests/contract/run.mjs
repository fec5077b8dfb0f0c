import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run contract`: bundles and runs the command, which is TypeScript and shares modules with the portal. */
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['tests/contract/command.ts'],
  alias: { '@': './src' },
  // For the list of the domain's modules, which is read relative to the contract's folder.
  define: { __dirname: JSON.stringify(`${root}config/contract`) },
  tsconfigRaw: '{}',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  write: false,
});

const code = Buffer.from(outputFiles[0].contents).toString('base64');
const { runCommand } = await import(`data:text/javascript;base64,${code}`);
process.exitCode = await runCommand(process.argv.slice(2));
