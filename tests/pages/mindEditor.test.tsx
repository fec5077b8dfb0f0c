import { fireEvent, screen } from '@testing-library/react';
import { button } from '../support/account';
import { mockServer } from '../support/pageSetup';
import { renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';
import { inWideWindow } from '../support/wideWindow';

inWideWindow();

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
/** The content of the last save. */
const sentContent = () => {
  const call = mockServer()
    .calls.filter(({ method }) => method.toLowerCase() === 'put')
    .at(-1);
  return JSON.stringify(call?.body ?? call);
};

async function openOutline() {
  signIn('admin');
  const app = renderApp('/editor/mind?view=outline&doc=D7004');
  await tree();
  return app;
}

it('is edited in the outline by keyboard: add, edit, move, collapse, undo, redo, save', async () => {
  const { user } = await openOutline();
  expect(texts().slice(0, 3)).toEqual(['Service providers', 'Letting in', 'Licenses']);

  await user.click(topic('Letting in'));
  await user.keyboard('n');
  await user.paste('Hostile <img src=x onerror=alert1>');
  await user.keyboard('{Enter}');
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
  expect(has('Unwanted')).toBe(false);
  await user.keyboard('{ArrowLeft}');
  expect(topic('Letting in')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(topic('Letting in')).toHaveAttribute('aria-expanded', 'false');
  expect(has('Licenses')).toBe(false);
  await user.keyboard('{ArrowRight}{End}');
  expect(items().at(-1)).toHaveFocus();
  await user.keyboard('{Home}{Delete}');
  expect(texts()[0]).toBe('Service providers');

  const before = texts();
  await user.click(topic('Delivery'));
  await user.keyboard('{Delete}');
  expect(has('Uptime')).toBe(false);
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(before);
  await user.click(button('Redo'));
  expect(has('Uptime')).toBe(false);

  await user.click(button('Save'));
  expect(await screen.findByText('Saved')).toBeVisible();
  // The button has another name while saving.
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
  expect(sentContent()).toContain('Hostile <img src=x onerror=alert1>');
});
