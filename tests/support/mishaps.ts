import type { Person } from './person';

/** The line drops just when the next POST is answered: the server has done it, the page never hears of it. */
export async function losesNextReply({ page }: Person): Promise<void> {
  const client = await page.createCDPSession();
  client.on('Fetch.requestPaused', async ({ requestId, request }) => {
    if (request.method !== 'POST') {
      // The window may be closed by now.
      await client.send('Fetch.continueRequest', { requestId }).catch(() => {});
      return;
    }
    await client.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    await client.detach();
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/v1/*', requestStage: 'Response' }] });
}

/** The portal's host serves a script with an error, and the page loads it. */
export async function loadsScript({ page }: Person, path: string, script: string): Promise<void> {
  const client = await page.createCDPSession();
  client.on('Fetch.requestPaused', async ({ requestId }) => {
    await client.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/javascript' }],
      body: Buffer.from(script).toString('base64'),
    });
    await client.detach();
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern: `*${path.split('?')[0]}*` }] });
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }, path);
}
