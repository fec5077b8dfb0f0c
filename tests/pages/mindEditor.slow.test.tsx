import { screen, waitFor, within } from '@testing-library/react';
import { button } from '../support/account';
import { recordSavedFiles, type SavedFile } from '../support/files';
import { renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';
import { inWideWindow } from '../support/wideWindow';

inWideWindow();

let saved: SavedFile[];

const tree = () => screen.findByRole('tree', { name: 'Outline' });
// Found without their accessible names, which take most of the time in a large tree.
const items = () => [...document.querySelectorAll<HTMLElement>('[role=tree] [role=treeitem]')];
const topic = (text: string): HTMLElement => {
  const found = items().filter(({ textContent }) => textContent?.includes(text));
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
};
const texts = () => items().map(({ textContent }) => textContent);
const has = (text: string) => texts().some((each) => each?.includes(text));
async function openOutline(query = '') {
  saved = recordSavedFiles();
  signIn('admin');
  const app = renderApp(`/editor/mind?view=outline${query}`);
  await tree();
  return app;
}

it('edits a topic in the panels, finds it, and exports Markdown', async () => {
  const { user } = await openOutline('&doc=D7004');
  await user.click(topic('Uptime'));
  await user.click(button('Gold'));
  await user.click(button('Risk'));
  expect(within(topic('Uptime')).getByRole('img', { name: 'Gold' })).toBeVisible();
  expect(within(topic('Uptime')).getByRole('img', { name: 'Risk' })).toBeVisible();
  await user.click(button('No color'));
  expect(within(topic('Uptime')).queryByRole('img', { name: 'Gold' })).toBeNull();

  const field = screen.getByRole('textbox', { name: 'Topic' });
  await user.clear(field);
  expect(screen.getByText('Enter a topic. If left empty, the previous text is kept.')).toBeVisible();
  await user.fill(field, 'Uptime in a month');
  await user.fill(screen.getByRole('textbox', { name: 'Note' }), 'Measured outside');
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'sla,');
  expect(topic('Uptime in a month')).toHaveTextContent('sla');
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), `${'x'.repeat(21)},`);
  expect(await screen.findByText(`“${'x'.repeat(21)}” is longer than 20 characters.`)).toBeVisible();
  expect(topic('Uptime in a month')).not.toHaveTextContent('xx');

  await user.click(button('Collapse all'));
  expect(has('Uptime')).toBe(false);
  await user.fill(screen.getByRole('searchbox', { name: 'Search topics' }), 'OUTSIDE');
  expect(screen.getByText('1 topic found')).toBeVisible();
  await user.click(button('Uptime in a month'));
  expect(topic('Uptime in a month')).toHaveAttribute('aria-selected', 'true');

  await user.click(button('File'));
  await user.click(await screen.findByRole('menuitem', { name: 'Markdown outline' }));
  await screen.findByText(/Better service providers\.md/);
  expect(saved.map(({ name }) => name)).toEqual(['Better service providers.md']);
  const text = new TextDecoder().decode(await saved[0]?.blob.arrayBuffer());
  expect(text).toContain('  - Uptime in a month `sla`\n    > Measured outside\n');
});

it('imports a file, and explains an invalid one', async () => {
  const { user } = await openOutline();
  const take = (text: string) =>
    user.upload(
      screen.getByLabelText('Import JSON'),
      new File([text], 'map.json', { type: 'application/json' }),
    );
  const file = (root: object) =>
    JSON.stringify({ format: 'service-market-document', kind: 'mind', name: 'From disk', content: { root } });

  await take(file({ id: 'x"]', topic: 'a', children: [] }));
  expect(await screen.findByText(/“map.json” is damaged/)).toBeVisible();
  await take(
    file({ id: 'root', topic: 'Out of a file', children: [{ id: 'b', topic: '<b>bold</b>', children: [] }] }),
  );
  await waitFor(() => expect(texts()).toEqual(['Out of a file', '<b>bold</b>']));
  expect(document.querySelector('[role=tree] b')).toBeNull();
});
