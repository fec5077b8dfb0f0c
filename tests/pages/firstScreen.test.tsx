import { act, fireEvent, render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { type FormEvent, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PENDING, showScreen } from '@/browser/firstScreen';
import { RootErrorBoundary } from '@/layouts/root/ErrorBoundary';
import { setupUser } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const LOOK = { language: 'en-US', direction: 'ltr', mode: 'dark', choice: 'light' } as const;
/** The first screen has changed the classes of such elements: it shows the theme, ticks and presses. */
const ofScreen = { suppressHydrationWarning: true };

interface PageProps {
  heading?: string;
  onSend?: (values: { name: string; remember: boolean }) => void;
  onHelp?: () => void;
}

/** A page with a form, as React renders it. */
function Page({ heading = 'Welcome', onSend, onHelp }: PageProps) {
  const [name, setName] = useState('');
  const [remember, setRemember] = useState(false);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSend?.({ name, remember });
  }
  return (
    <main className="ant-light" {...ofScreen}>
      <h1>{heading}</h1>
      <form aria-label="Account" onSubmit={handleSubmit} {...ofScreen}>
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <input type="checkbox" checked={remember} onChange={() => setRemember(!remember)} />
        <button type="submit" {...ofScreen}>
          Send
        </button>
        <button type="button" onClick={onHelp} {...ofScreen}>
          Help
        </button>
        <a href="/register">Create an account</a>
      </form>
    </main>
  );
}

const themeButtons = '<button data-choice="dark">Dark</button><button data-choice="light">Light</button>';

function show(look: Parameters<typeof showScreen>[1] = LOOK, markup = renderToString(<Page />)) {
  document.body.innerHTML = `<template lang="en-US" dir="${look.direction}" title="The page">${markup}</template><div id="root"></div>`;
  const [root, done] = [document.getElementById('root') as HTMLElement, jest.fn()];
  return { root, done, first: showScreen(root, look, done) };
}

let page: Root | undefined;

const hydrate = ({ root }: ReturnType<typeof show>, props: PageProps = {}) =>
  act(async () => {
    page = hydrateRoot(root, <Page {...props} />, { onRecoverableError: () => {} });
  });

/** Ends the first screen. Returns a function that is called when it has ended. */
async function end({ first }: ReturnType<typeof show>) {
  const ended = jest.fn();
  void first?.replay().then(ended);
  await act(async () => jest.advanceTimersByTime(1));
  return ended;
}

/** Renders the page in the place of its first screen, which then ends. */
async function takeOver(shown: ReturnType<typeof show>, props?: PageProps) {
  await hydrate(shown, props);
  return end(shown);
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

afterEach(async () => {
  await act(async () => page?.unmount());
  document.body.replaceChildren();
  document.documentElement.className = '';
  history.replaceState(null, '', '/');
});

describe('the first screen', () => {
  it('has the title, theme and choice of the visit', () => {
    const { root } = show(LOOK, renderToString(<Page />) + themeButtons);
    expect(document.title).toBe('The page');
    expect(document.documentElement.className).toBe('portal-dark');
    expect(root.querySelector('.ant-dark')).not.toBeNull();
    expect(root.querySelector('.ant-light')).toBeNull();
    expect(screen.getByRole('button', { name: 'Light' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dark' })).toBeNull();
  });

  it('keeps the address to return to in its links', () => {
    history.replaceState(null, '', '/login?redirect=%2Forder%3Fa%3D1&x=2');
    show();
    const { pathname, search } = screen.getByRole<HTMLAnchorElement>('link');
    expect(pathname + search).toBe('/register?redirect=%2Forder%3Fa%3D1');
  });

  it('is not shown to users, with a message, with another tab, and in a file of the build', () => {
    expect(show().first).toBeDefined();
    history.replaceState({ usr: { sessionEnded: '' } }, '');
    expect(show().first).toBeUndefined();
    for (const address of ['/login?type=phone', '/login?a=1&type=phone', '/login.html']) {
      history.replaceState(null, '', address);
      expect(show().first).toBeUndefined();
    }
    history.replaceState(null, '', '/login?prototype=1');
    expect(show().first).toBeDefined();
    signIn('user');
    expect(show().first).toBeUndefined();
  });

  it('is not shown in a language or direction that the document does not have', () => {
    expect(show({ ...LOOK, language: 'zh-CN' }).first).toBeUndefined();
    const { root, first } = show({ ...LOOK, direction: 'rtl' });
    expect([first === undefined, root.childElementCount]).toEqual([false, 1]);
  });
});

describe('a page that takes over its first screen', () => {
  it('knows what was typed and ticked, and leaves the caret where it is', async () => {
    const user = setupUser();
    const shown = show();
    const field = nameField();
    await user.type(field, 'visitor');
    field.setSelectionRange(1, 3);
    await user.click(screen.getByRole('checkbox'));
    field.focus();
    const onSend = jest.fn();
    await takeOver(shown, { onSend });
    expect(nameField()).toBe(field);
    expect(document.activeElement).toBe(field);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['visitor', 1, 3]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls).toEqual([[{ name: 'visitor', remember: true }]]);
    expect(shown.done).toHaveBeenCalledTimes(1);
    expect(shown.root.dataset.screen).toBeUndefined();
  });

  it('gets what is done while it is rendered, once', async () => {
    const user = setupUser();
    const shown = show();
    const [onSend, onHelp] = [jest.fn(), jest.fn()];
    await user.type(nameField(), 'visi');
    await hydrate(shown, { onSend, onHelp });
    await user.type(nameField(), 'tor');
    await user.click(screen.getByRole('button', { name: 'Help' }));
    await end(shown);
    expect(onHelp).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls).toEqual([[{ name: 'visitor', remember: false }]]);
  });

  it('keeps what was typed and ticked when it renders again before the first screen ends', async () => {
    const user = setupUser();
    const shown = show();
    const onSend = jest.fn();
    await user.type(nameField(), 'visitor');
    await user.click(screen.getByRole('checkbox'));
    await hydrate(shown);
    await act(async () => page?.render(<Page onSend={onSend} />));
    await end(shown);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls).toEqual([[{ name: 'visitor', remember: true }]]);
  });

  it('ends the first screen, too, when an error takes its place', async () => {
    const replay = jest.fn(async () => {});
    globalThis.__FIRST_SCREEN__ = { replay };
    jest.spyOn(console, 'error').mockImplementation(() => {});
    function Failing(): never {
      throw new Error('The page fails');
    }
    render(
      <RawIntlProvider value={getIntl('en-US')}>
        <RootErrorBoundary>
          <Failing />
        </RootErrorBoundary>
      </RawIntlProvider>,
    );
    await act(async () => {});
    expect([replay.mock.calls.length, globalThis.__FIRST_SCREEN__]).toEqual([1, undefined]);
  });

  it('repeats the last press only, which is shown as pending until then', async () => {
    const user = setupUser();
    const shown = show();
    const [onSend, onHelp] = [jest.fn(), jest.fn()];
    const [send, help] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    await user.click(send);
    expect(send.classList.contains(PENDING)).toBe(true);
    await user.click(help);
    expect([send.classList.contains(PENDING), help.classList.contains(PENDING)]).toEqual([false, true]);
    await takeOver(shown, { onSend, onHelp });
    expect([onSend.mock.calls.length, onHelp.mock.calls.length]).toEqual([0, 1]);
    expect(help.classList.contains(PENDING)).toBe(false);
    await user.click(help);
    expect(onHelp).toHaveBeenCalledTimes(2);
  });

  it('sends a form that was sent with the keyboard once, with what was typed', async () => {
    const user = setupUser();
    const shown = show();
    const onSend = jest.fn();
    await user.type(nameField(), 'visitor');
    expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
    await takeOver(shown, { onSend });
    expect(onSend.mock.calls).toEqual([[{ name: 'visitor', remember: false }]]);
  });

  it('waits for a character that is being composed', async () => {
    const shown = show();
    const field = nameField();
    field.focus();
    fireEvent.compositionStart(field);
    const ended = await takeOver(shown);
    expect([ended.mock.calls.length, shown.root.dataset.screen]).toEqual([0, '']);
    fireEvent.change(field, { target: { value: '张' } });
    fireEvent.compositionEnd(field);
    await act(async () => jest.advanceTimersByTime(1));
    expect([ended.mock.calls.length, shown.root.dataset.screen]).toEqual([1, undefined]);
    expect(field.value).toBe('张');
  });

  it('keeps text and focus when it has to create its fields again', async () => {
    const shown = show();
    const field = nameField();
    await setupUser().type(field, 'visitor');
    await takeOver(shown, { heading: 'Willkommen' });
    expect(screen.getByRole('heading', { name: 'Willkommen' })).toBeTruthy();
    expect(nameField()).not.toBe(field);
    expect([nameField().value, document.activeElement]).toEqual(['visitor', nameField()]);
  });

  it('does not return the focus to a field that was left', async () => {
    const shown = show();
    await setupUser().type(nameField(), 'visitor');
    nameField().blur();
    await takeOver(shown, { heading: 'Willkommen' });
    expect(nameField().value).toBe('visitor');
    expect(nameField()).not.toHaveFocus();
  });
});
