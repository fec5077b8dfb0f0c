import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button } from '../support/account';
import { recordSavedFiles, type SavedFile } from '../support/files';
import { mockServer } from '../support/pageSetup';
import { renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';
import { inWideWindow } from '../support/wideWindow';

inWideWindow();

let saved: SavedFile[];

const tree = () => screen.findByRole('tree', { name: 'Outline' });
const topic = (text: string) => screen.getByRole('treeitem', { name: new RegExp(text) });
const texts = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
/** The content of the last save. */
const sentContent = () => {
  const call = mockServer()
    .calls.filter(({ method }) => method.toLowerCase() === 'put')
    .at(-1);
  return JSON.stringify(call?.body ?? call);
};

async function openOutline(query = '') {
  saved = recordSavedFiles();
  signIn('admin');
  const app = renderApp(`/editor/mind?view=outline${query}`);
  await tree();
  return app;
}

it('is edited in the outline by keyboard: add, edit, move, collapse, undo, redo, save', async () => {
  const { user } = await openOutline('&doc=D7004');
  expect(texts().slice(0, 3)).toEqual(['Service providers', 'Letting in', 'Licenses']);

  await user.click(topic('Letting in'));
  await user.keyboard('n');
  await user.keyboard('Hostile <img src=x onerror=alert1>{Enter}');
  expect(topic('Hostile <img')).toHaveFocus();
  expect(topic('Hostile <img')).toHaveAttribute('aria-level', '3');
  expect(document.querySelector('[role=tree] img[src]')).toBeNull();

  await user.keyboard('{Control>}{ArrowUp}{/Control}');
  expect(texts().slice(1, 5)).toEqual([
    'Letting in',
    'Licenses',
    'Hostile <img src=x onerror=alert1>',
    'A trial run',
  ]);
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(topic('Hostile <img')).toHaveAttribute('aria-level', '2');
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(topic('Hostile <img')).toHaveAttribute('aria-level', '3');

  await user.keyboard('{F2}Unwanted');
  const edited = document.activeElement as HTMLElement;
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(edited, { key, isComposing: true });
  expect(edited).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('treeitem', { name: /Unwanted/ })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(topic('Letting in')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(topic('Letting in')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('treeitem', { name: /Licenses/ })).toBeNull();
  await user.keyboard('{ArrowRight}{End}');
  expect(screen.getAllByRole('treeitem').at(-1)).toHaveFocus();
  await user.keyboard('{Home}{Delete}');
  expect(texts()[0]).toBe('Service providers');

  const before = texts();
  await user.click(topic('Delivery'));
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('treeitem', { name: /Uptime/ })).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(before);
  await user.click(button('Redo'));
  expect(screen.queryByRole('treeitem', { name: /Uptime/ })).toBeNull();

  await user.click(button('Save'));
  expect(await screen.findByText('Saved')).toBeVisible();
  // The button has another name while saving.
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
  expect(sentContent()).toContain('Hostile <img src=x onerror=alert1>');
});

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
  await user.type(field, 'Uptime in a month');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Measured outside');
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'sla,');
  expect(topic('Uptime in a month')).toHaveTextContent('sla');

  await user.click(button('Collapse all'));
  expect(screen.queryByRole('treeitem', { name: /Uptime/ })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search topics' }), 'OUTSIDE');
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
