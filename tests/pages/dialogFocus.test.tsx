import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { DialogFocus } from '@/layouts/root/DialogFocus';
import { DialogTabs } from '@/layouts/root/DialogTabs';
import { setupUser } from '../support/renderApp';

const CLOSE = '<button>Close</button>';
const dialogWith = (contents: string) => `<div role="dialog" aria-modal="true">${contents}</div>`;

/** Adds a child of the body, as antd does for each dialog. */
function addToBody(contents: string): HTMLElement {
  const part = document.createElement('div');
  part.innerHTML = contents;
  document.body.append(part);
  return part;
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  addToBody('<main><h1>Page</h1><button>Opener</button></main>');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it.each([
  ['its only control', CLOSE],
  ['its last control', `${CLOSE}<a href="/">Help</a>`],
  ['the last one that can be used', `${CLOSE}<input><button disabled>Save</button><b tabindex="-1">Row</b>`],
])('Tab leads from %s to the first one of the dialog', async (_last, contents) => {
  const user = setupUser();
  addToBody(dialogWith(contents));
  // A browser's own controls.
  addToBody('<button>Address</button>');
  render(<DialogTabs />);
  button('Close').focus();
  for (const stop of contents.match(/<(input|a) ?/g) ?? []) {
    await user.tab();
    expect(document.activeElement?.localName).toBe(stop.slice(1).trim());
  }
  await user.tab();
  expect(button('Close')).toHaveFocus();
});

it('Tab leads on within the page where no dialog is open', async () => {
  const user = setupUser();
  addToBody(CLOSE);
  render(<DialogTabs />);
  button('Opener').focus();
  await user.tab();
  expect(button('Close')).toHaveFocus();
});

it('Shift and Tab lead back', async () => {
  const user = setupUser();
  addToBody(dialogWith(`${CLOSE}<button>Save</button>`));
  render(<DialogTabs />);
  button('Save').focus();
  await user.tab({ shift: true });
  expect(button('Close')).toHaveFocus();
});

it('a drawer gives the focus to its dialog', async () => {
  const drawer = addToBody(
    `<div class="ant-drawer" tabindex="-1">${dialogWith(CLOSE)}</div>`,
  ).firstElementChild;
  render(<DialogFocus />);
  (drawer as HTMLElement).focus();
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

it('a dialog that is removed while it is open gives the focus back', async () => {
  render(<DialogFocus />);
  button('Opener').focus();
  const dialog = addToBody(dialogWith(CLOSE));
  button('Close').focus();
  dialog.remove();
  await waitFor(() => expect(button('Opener')).toHaveFocus());
});
