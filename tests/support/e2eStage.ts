/** Which of the browsers of e2eSetup.ts the journeys of this worker drive. */
const endpoints: string[] = JSON.parse(process.env.BROWSER_ENDPOINTS ?? '[]');
process.env.BROWSER_ENDPOINT = endpoints[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
if (!process.env.BROWSER_ENDPOINT) throw new Error('No browser for this worker');
