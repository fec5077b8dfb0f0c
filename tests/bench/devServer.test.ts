import { editTimes, startForLogin } from '../support/bench/devServer';
import { record } from '../support/bench/figures';
import { letGoOfBrowser } from '../support/browserWindow';
import { copySources } from '../support/devServer';

afterAll(letGoOfBrowser);

/**
 * Milliseconds from starting the dev server until the sign-in page can be used, without any cache and with what the first
 * start has left, and from an edit until it is on screen.
 */
it('times the dev server from its start and from an edit', async () => {
  const { folder, remove } = copySources();
  try {
    const cold = await startForLogin(folder);
    await cold.person.leaves();
    await cold.server.stop();
    const warm = await startForLogin(folder);
    const edits = await editTimes(folder, warm.person.page);
    await warm.person.leaves();
    await warm.server.stop();
    record('devServer', { coldStart: cold.time, warmStart: warm.time, edits });
  } finally {
    remove();
  }
}, 700_000);
