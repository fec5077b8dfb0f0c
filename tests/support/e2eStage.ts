/** Which of the stages of e2eSetup.ts the journeys of this worker play on. */
const stages: { origin: string; browser: string }[] = JSON.parse(process.env.JOURNEY_STAGES ?? '[]');
const stage = stages[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
if (!stage) throw new Error('No server and browser for this worker');
process.env.PORTAL_ORIGIN = stage.origin;
process.env.BROWSER_ENDPOINT = stage.browser;
