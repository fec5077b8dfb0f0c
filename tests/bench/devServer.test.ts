import { copyOfSources, startTime } from '../support/bench/devServer';
import { record } from '../support/bench/figures';

/** Milliseconds until the dev server gives the entry's script: without any cache, and with what the first start left. */
it('times the start of the dev server', async () => {
  const { folder, remove } = copyOfSources();
  try {
    const cold = Math.round(await startTime(folder));
    const warm = Math.round(await startTime(folder));
    record('devServer', { coldStart: cold, warmStart: warm });
  } finally {
    remove();
  }
}, 700_000);
