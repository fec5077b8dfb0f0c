import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { writeDocumentFile } from '@/pages/editor/components/documentFile';
import { session } from '@/request/session';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { recordSavedFiles } from '../support/files';
import { loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';
import { inWideWindow } from '../support/wideWindow';

inWideWindow();

// React Flow warns of a canvas without a size, and jsdom lays nothing out.
beforeEach(() => {
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600);
  for (const side of ['clientWidth', 'clientHeight'] as const)
    jest.spyOn(Element.prototype, side, 'get').mockReturnValue(600);
  // The movement to a new shape starts from this size.
  const box = { x: 0, y: 0, left: 0, top: 0, width: 600, height: 600, right: 600, bottom: 600 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
});

const record = (id: string) => db().documents.find(({ documentId }) => documentId === id);
const openEditor = async (address = '/editor/flow', name = 'Reviewing a new service') => {
  signIn('admin');
  const app = renderApp(address);
  await screen.findByRole('toolbar', { name: 'Editing tools' });
  expect(screen.getAllByTitle(name).length + screen.getAllByText(name).length).toBeGreaterThan(0);
  return app;
};
type App = Awaited<ReturnType<typeof openEditor>>;
const chooseFromMenu = async ({ user }: App, menu: string, item: string | RegExp) => {
  await user.click(button(menu));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const shapes = async () =>
  Number(/\d+/.exec((await screen.findByText(/^Shapes \(\d+\)$/)).textContent ?? '')?.[0]);
const addStep = async ({ user }: App) => {
  await user.click(
    within(await screen.findByRole('list', { name: 'Shapes' })).getByRole('button', { name: 'Step' }),
  );
};

it('adds, undoes, redoes, saves, and exports a diagram', async () => {
  const saved = recordSavedFiles();
  const app = await openEditor();
  const { user } = app;
  expect(await shapes()).toBe(11);
  expect(button('Save')).toBeDisabled();
  await addStep(app);
  expect(await shapes()).toBe(12);
  expect(screen.getByText(/“Step” has no next step./)).toBeVisible();
  await user.click(button('Undo'));
  expect(await shapes()).toBe(11);
  expect(button('Save')).toBeDisabled();
  await user.click(button('Redo'));
  await user.click(button('Save'));
  await waitFor(() => expect(record('D7001')).toMatchObject({ version: 2 }));
  expect(record('D7001')?.saved?.content).toMatchObject({
    nodes: expect.arrayContaining([expect.objectContaining({ label: 'Step' })]),
  });
  expect(await screen.findByText('Saved')).toBeVisible();
  await chooseFromMenu(app, 'File', 'JSON file');
  expect(await screen.findByText('“Reviewing a new service.json” exported')).toBeVisible();
  expect(saved[0]?.name).toBe('Reviewing a new service.json');
  // Inside the wait, which lets the message's timers run.
  await waitFor(async () =>
    expect(JSON.parse(new TextDecoder().decode(await saved[0]?.blob.arrayBuffer()))).toMatchObject({
      kind: 'flow',
      content: record('D7001')?.saved?.content,
    }),
  );
});

it('edits the selection and connects two shapes from the panel, without the canvas', async () => {
  const app = await openEditor('/editor/topology', 'Portal, production');
  const { user } = app;
  await user.fill(screen.getByRole('searchbox', { name: 'Find a shape' }), '10.20.2.21');
  await user.click(screen.getByRole('button', { name: 'Catalogue cache' }));
  fireEvent.change(await screen.findByLabelText('Label'), { target: { value: 'Hot cache' } });
  expect(screen.getByRole('button', { name: 'Hot cache' })).toBeVisible();
  await user.click(screen.getByLabelText('Connect to'));
  await user.click(await screen.findByTitle('Main database'));
  await user.click(button('Connect'));
  await user.click(button('Save'));
  await waitFor(() => expect(record('D7005')?.version).toBe(2));
  expect(record('D7005')?.saved?.content).toMatchObject({
    nodes: expect.arrayContaining([expect.objectContaining({ id: 'cache', label: 'Hot cache' })]),
    edges: expect.arrayContaining([expect.objectContaining({ source: 'cache', target: 'database' })]),
  });
});

it('asks which version to keep after a conflicting save', async () => {
  const app = await openEditor();
  const { user } = app;
  await addStep(app);
  Object.assign(record('D7001') ?? {}, { version: 5, updatedAt: now() });
  await user.click(button('Save'));
  expect(await screen.findByText('A newer version exists')).toBeVisible();
  await user.click(button('Overwrite'));
  await waitFor(() => expect(record('D7001')?.version).toBe(6));
  await addStep(app);
  Object.assign(record('D7001') ?? {}, { deletedAt: now() });
  await user.click(button('Save'));
  expect(await screen.findByText('This document was deleted')).toBeVisible();
  await user.click(button('Save as copy'));
  await waitFor(() => expect(place()).toBe('/editor/flow?doc=D7007'));
  expect(record('D7007')?.saved?.name).toBe('Reviewing a new service (copy)');
});

it('creates, renames and deletes documents, and warns about unsaved changes', async () => {
  const app = await openEditor();
  const { user } = app;
  await addStep(app);
  await chooseFromMenu(app, 'File', 'New document');
  await user.click(await screen.findByRole('button', { name: 'Don’t save' }));
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  await user.fill(screen.getByLabelText('Document name'), 'Renewals');
  await user.click(button('Create'));
  await waitFor(() => expect(place()).toBe('/editor/flow?doc=D7007'));
  expect(record('D7001')?.version).toBe(1);
  await chooseFromMenu(app, 'File', 'Delete document');
  await waitFor(() => expect(record('D7007')?.deletedAt).toBeDefined());
  await waitFor(() => expect(place()).toBe('/editor/flow?doc=D7001'));
  await chooseFromMenu(app, 'File', 'Restore “Renewals”');
  await waitFor(() => expect(place()).toBe('/editor/flow?doc=D7007'));
  expect(record('D7007')?.deletedAt).toBeUndefined();
});

it('offers the draft of a diagram after the session has ended', async () => {
  const first = await openEditor();
  await addStep(first);
  act(() => void session.expire(session.token()));
  await waitFor(() => expect(place()).toMatch(/^\/login/));
  first.unmount();
  const { user } = await openEditor();
  expect(await shapes()).toBe(11);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await shapes()).toBe(12);
  expect(button('Save')).toBeEnabled();
});

it('imports a document, and explains an invalid file', async () => {
  const { user } = await openEditor();
  const choose = (text: string) =>
    user.upload(
      screen.getByLabelText('Import JSON'),
      new File([text], 'flow.json', { type: 'application/json' }),
    );
  await choose('{"kind":"flow"}');
  expect(await screen.findByText(/^“flow.json” isn’t an editor document/)).toBeVisible();
  expect(sent('POST', 'console/document')).toHaveLength(0);
  const content = {
    nodes: [{ id: 'a', kind: 'start' as const, x: 0, y: 0, label: 'Go', data: {} }],
    edges: [],
  };
  await choose(writeDocumentFile('flow', 'From a file', content));
  await waitFor(() => expect(place()).toBe('/editor/flow?doc=D7007'));
  expect(record('D7007')?.saved).toEqual({ name: 'From a file', content });
  expect(screen.queryByText(/is not a document/)).not.toBeInTheDocument();
});

it('moves tools that do not fit into the menu', async () => {
  const sizes = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function offsetTop(
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) < 2 ? 0 : 40;
  });
  const app = await openEditor();
  await addStep(app);
  await chooseFromMenu(app, 'More', 'Duplicate');
  expect(await shapes()).toBe(13);
  await app.user.click(button('More'));
  expect(screen.queryByRole('menuitem', { name: 'Redo' })).not.toBeInTheDocument();
  sizes.mockRestore();
});

it('shows one panel at a time in a narrow window, below the canvas', async () => {
  jest.mocked(window.matchMedia).mockRestore();
  const { user } = await openEditor();
  expect(screen.queryByRole('list', { name: 'Shapes' })).not.toBeInTheDocument();
  await user.click(button('Shapes'));
  expect(screen.getByRole('list', { name: 'Shapes' })).toBeVisible();
  await user.click(button('Properties'));
  expect(screen.getByRole('searchbox', { name: 'Find a shape' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Shapes' })).not.toBeInTheDocument();
  expect(button('Shapes')).toHaveAttribute('aria-pressed', 'false');
  await user.click(button('Properties'));
  expect(screen.queryByRole('searchbox', { name: 'Find a shape' })).not.toBeInTheDocument();
});

it('handles a deleted document, a failed list, and an empty list', async () => {
  signIn('admin');
  loseNextCall('GET', 'console/document');
  const { user } = renderApp('/editor/topology?doc=D1');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Open “Portal, production”' }));
  await screen.findByRole('toolbar', { name: 'Editing tools' });
  expect(place()).toBe('/editor/topology?doc=D7005');
  db().documents = [];
  await user.click(screen.getAllByText('Editors')[0] as HTMLElement);
  await user.click(await screen.findByRole('link', { name: 'Flow editor' }));
  expect(await screen.findByText('No documents yet')).toBeVisible();
  await user.click(button('New document'));
  await waitFor(() => expect(place()).toBe('/editor/flow?doc=D7001'));
});
