import { record } from '../support/bench/figures';
import { disconnectBrowser } from '../support/browserWindow';
import { callMock } from '../support/mockCalls';
import { SESSIONS, walkSession } from '../support/sessions';
import { isScript, type LoadedFile, repeatedShare, totalBytes } from '../support/weight';

afterAll(disconnectBrowser);

const ofKind = (ending: RegExp) => (files: LoadedFile[]) =>
  totalBytes(files.filter(({ path }) => ending.test(path)));
const scriptBytes = ofKind(/\.js$/);
const styleBytes = ofKind(/\.css$/);
/** The address of a page has no ending. */
const documentBytes = ofKind(/^\/(?!api\/)[^.]*$/);

/** Bytes over the wire, with headers, and milliseconds at a quarter of this machine's speed, 10 Mbit/s and 40 ms. */
it('weighs and times two sessions', async () => {
  const sessions: Record<string, object> = {};
  for (const name of Object.keys(SESSIONS) as (keyof typeof SESSIONS)[]) {
    await callMock('demo/reset', {});
    const steps = await walkSession(name, true);
    const files = steps.flatMap((step) => step.files);
    const scripts = files.filter(isScript);
    sessions[name] = {
      scriptBytes: scriptBytes(files),
      scripts: scripts.length,
      styleBytes: styleBytes(files),
      documentBytes: documentBytes(files),
      repeatedPercent: Math.round(100 * (await repeatedShare(scripts))),
      steps: Object.fromEntries(
        steps.map((step) => [
          step.name,
          { scriptBytes: scriptBytes(step.files), shownAfter: Math.round(step.shownAfter) },
        ]),
      ),
    };
  }
  record('sessions', sessions);
}, 600_000);
