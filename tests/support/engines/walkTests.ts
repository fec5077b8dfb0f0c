import { keepsPicture } from '../failurePicture';
import { callMock } from '../mockCalls';
import { describeWith } from '../programs';
import type { Engine, EngineKind, Motion } from './engine';
import { startProxy } from './proxy';
import { Visitor } from './visitor';
import type { Walk } from './walk';

/** Describes a failed walk: URL, screenshot, complaints and the visible text. */
async function failureReport({ engine, proxy }: Visitor, title: string): Promise<string> {
  const seen = await engine.run('[location.href, document.body.innerText]').catch(String);
  return [
    `"${title}" ended`,
    `Screenshot: ${await keepsPicture(engine.takePicture, title)}`,
    ...proxy.complaints.map((complaint) => `Page: ${complaint}`),
    ...[seen].flat(),
  ].join('\n');
}

/**
 * Adds a test for each walk, in a running engine, with a new state of the mock. It fails on any error of a page.
 * @param motion With motion, what a walk presses may move until then.
 */
export function walksIn(
  { name, isInstalled, launch }: EngineKind,
  walks: Record<string, Walk>,
  motion: Motion = 'reduce',
): void {
  describeWith(name, isInstalled(), () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await launch(motion);
    });
    afterAll(() => engine.stop());

    it.each(Object.entries(walks))(`${name}: %s`, async (title, walk) => {
      await callMock('demo/reset', {});
      const proxy = await startProxy('en-US');
      const visitor = new Visitor(engine, proxy);
      try {
        await walk(visitor);
        await visitor.leaves();
        expect(proxy.complaints).toEqual([]);
      } catch (error) {
        console.info(await failureReport(visitor, `${name} ${title}`));
        throw error;
      } finally {
        await proxy.stop();
      }
    });
  });
}
