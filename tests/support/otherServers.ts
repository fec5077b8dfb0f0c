import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWith, isProgram } from './programs';
import { freePort } from './serverProcess';
import { afterTest, startBackend } from './smallBuild';
import { describeWithNginx, problemOfStart, startWebServer } from './webServer';

/** Where the package of the distribution has the modules of Apache. */
const MODULES = '/usr/lib/apache2/modules';
const APACHE_MODULES =
  'mpm_event authz_core deflate filter headers mime proxy proxy_http remoteip rewrite setenvif';

export interface OtherServer {
  origin: string;
  /** Its output so far, which is also its log. */
  printed: () => string;
}

/** How the web server of a sample is started, with the folder of its files and its configuration. */
interface Program {
  command: string;
  args: (folder: string, configuration: string) => string[];
}

const SAMPLES: Record<string, Program> = {
  Caddyfile: {
    command: 'caddy',
    args: (_, configuration) => ['run', '--adapter', 'caddyfile', '--config', configuration],
  },
  'apache.conf': {
    command: 'apache2',
    args(folder, configuration) {
      const main = join(folder, 'httpd.conf');
      const lines = APACHE_MODULES.split(' ').map(
        (name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`,
      );
      writeFileSync(
        main,
        [
          ...lines,
          `ServerRoot ${folder}`,
          `PidFile ${folder}/pid`,
          'ServerName localhost',
          'ErrorLog /dev/stderr',
          'User www-data',
          'Group www-data',
          'TypesConfig /etc/mime.types',
          `Include ${configuration}`,
        ].join('\n'),
      );
      return ['-D', 'FOREGROUND', '-f', main];
    },
  },
  'cdn.nginx.conf': {
    command: 'nginx',
    args: (_, configuration) => ['-c', configuration, '-g', 'daemon off;'],
  },
};

const hasCaddy = () => isProgram('caddy', 'version');
const hasApache = () => isProgram('apache2', '-v') && existsSync(MODULES);

function run(command: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Fills a sample of config/deploy/samples. Throws what it printed when it refuses a setting. */
export const fillSample = (sample: string, settings: Record<string, string>) =>
  run('sh', ['config/deploy/samples/render.sh', sample], settings);

/**
 * Serves a build below `base` with a sample of config/deploy/samples, by the steps of config/deploy/README.md, on a free port and
 * until the test ends. Throws what the server printed when it does not come up.
 */
export async function startSample(
  sample: string,
  build: string,
  base: string,
  settings: Record<string, string>,
): Promise<OtherServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  chmodSync(folder, 0o755);
  const files = join(folder, 'files');
  if (sample === 'cdn.nginx.conf') {
    // What it keeps is written by another user, when root starts it.
    mkdirSync(files);
    chmodSync(files, 0o777);
  } else {
    cpSync(build, files, { recursive: true });
    run('sh', ['config/deploy/basePath.sh', files, base]);
    run(process.execPath, ['config/deploy/compress.mjs', files]);
  }
  const port = await freePort();
  const configuration = join(folder, sample);
  writeFileSync(
    configuration,
    fillSample(sample, { PORTAL_FILES: files, PORTAL_PORT: String(port), ...settings }),
  );

  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const printed = () => readFileSync(log, 'utf8');
  const { command, args } = SAMPLES[sample] as Program;
  const server: ChildProcess = spawn(command, args(folder, configuration), {
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, HOME: folder },
  });
  closeSync(output);
  const origin = `http://localhost:${port}`;
  afterTest(async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  const problem = await problemOfStart(origin, server);
  if (problem) throw new Error(`${sample} did not come up: ${problem}\n${printed()}`);
  return { origin, printed };
}

/** The same with the configuration of the container. */
export async function startShipped(
  build: string,
  base: string,
  settings: Record<string, string>,
): Promise<OtherServer> {
  const server = await startWebServer({ PORTAL_BASE_PATH: base, ...settings }, build);
  afterTest(server.stop);
  return server;
}

type Start = typeof startShipped;

const sample =
  (name: string): Start =>
  (...parts) =>
    startSample(name, ...parts);

/** Registers the same tests for each web server: every sample does what the web server of the container does. */
export function describeServers(tests: (title: string, start: Start) => void): void {
  describeWithNginx(() => tests('the web server of the container', startShipped));
  describeWith('caddy', hasCaddy(), () => tests('Caddy', sample('Caddyfile')));
  describeWith('apache2', hasApache(), () => tests('Apache', sample('apache.conf')));
}

/** Starts a back end that answers what it was asked, and returns the setting that names it. */
export const upstream = async () => ({
  PORTAL_API_UPSTREAM: `http://127.0.0.1:${await startBackend(http.createServer())}`,
});
