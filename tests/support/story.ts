import type { Person } from './person';

/**
 * Opens the portal at a step of a story of the demo page, signed in as its user and with its clock and outages. The window works
 * on a state of its own from then on, which `callMock` does not reach.
 */
export async function opensStory(person: Person, story: string, step: number): Promise<void> {
  await person.opensWithoutWaiting(`/demo?story=${story}&step=${step}&open=portal`);
  await person.page.waitForFunction(() => location.pathname !== '/demo');
}
