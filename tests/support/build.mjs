/**
 * `node tests/support/build.mjs` builds the portal for journeys and figures. A build is kept under the hash of its sources, so
 * the same sources are built once, and a build that is being served never changes.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources, filesOf, hashOf, ROOT, SOURCES } from './sourceCopy.cjs';

const BUILDS = join(ROOT, 'node_modules', '.cache', 'portal-builds');
const UNUSED_AFTER_MS = 24 * 3_600_000;

/** All that a build is made of. The mock is loaded by the server of the build. */
const BUILT = SOURCES.filter((name) => name !== 'mock');

function removeUnused() {
  for (const name of readdirSync(BUILDS)) {
    const path = join(BUILDS, name);
    if (Date.now() - statSync(path).mtimeMs > UNUSED_AFTER_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Moves a finished build to its place. Another run may have made the same one meanwhile. */
function keep(dist, folder) {
  const next = `${folder}-${process.pid}`;
  cpSync(dist, next, { recursive: true });
  try {
    renameSync(next, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(next, { recursive: true });
  }
}

/**
 * The folder of the build of the current sources, whether or not it exists. `without` names pieces that are left out
 * (config/pieces.ts).
 */
export const buildFolder = (without = process.env.BUILD_WITHOUT ?? '') =>
  join(BUILDS, hashOf([process.version, without], BUILT.flatMap(filesOf)));

/** Builds the portal unless the build of these sources exists. Throws when the build fails; its output has been printed. */
function buildOnce() {
  const folder = buildFolder();
  mkdirSync(BUILDS, { recursive: true });
  removeUnused();
  if (!existsSync(folder)) {
    const copy = copySources();
    try {
      const { status, signal } = spawnSync(
        process.execPath,
        ['node_modules/@umijs/max/bin/max.js', 'build'],
        {
          cwd: copy.folder,
          stdio: 'inherit',
          // Journeys use the tools for the mocks.
          env: { ...process.env, NODE_ENV: 'production', PORTAL_DEMO: '1' },
        },
      );
      if (status !== 0) throw new Error(`The build failed: ${signal ?? `exit code ${status}`}`);
      keep(join(copy.folder, 'dist'), folder);
    } finally {
      copy.remove();
    }
  }
  const now = new Date();
  utimesSync(folder, now, now);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildOnce();
