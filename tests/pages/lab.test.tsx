import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { STORIES } from '@/pages/demo/components/lab/stories/stories';
import { db, inState } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const STEP_COUNT = Object.fromEntries(STORIES.map(({ id, steps }) => [id, steps.length]));

async function openStory(story: string, step: number, language: Language = 'en-US') {
  const app = renderApp(`/demo?story=${story}&step=${step}`, { language });
  const total = STEP_COUNT[story];
  const done = language === 'en-US' ? `${step} of ${total} steps done` : `已完成 ${step}/${total} 步`;
  // A story that fails shows what was expected.
  await waitFor(() => expect(screen.queryByRole('alert') ?? screen.getByText(done)).toBeVisible(), {
    timeout: 20_000,
  });
  expect(screen.queryByRole('alert')).toBeNull();
  return app;
}

/** The name of the only story state of the mock. */
function storyState(): string {
  const ids = [...(globalThis.serviceMarketMock?.named.keys() ?? [])].filter((id) => id.startsWith('story-'));
  expect(ids).toHaveLength(1);
  return ids[0] ?? '';
}

const inStory = <T,>(read: () => T): T => inState(storyState(), read);

beforeEach(() => globalThis.serviceMarketMock?.named.clear());

it.each(STORIES.map(({ id, steps }) => [id, steps.length]))('plays %s to its end', async (id, count) => {
  await openStory(id, count);
  expect(button('Next step')).toBeDisabled();
  expect(screen.getAllByText('Done')).toHaveLength(count);
});
