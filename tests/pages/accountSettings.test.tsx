import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { findUserByAccount } from '../../mock/lib/users';
import { button, callsTo, field } from '../support/account';
import { failCalls } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

async function open(tab = 'basic', heading = 'Basic') {
  signIn('admin');
  const app = renderApp(`/account/settings?tab=${tab}`);
  await screen.findByRole('heading', { level: 2, name: heading });
  return app;
}

type User = Awaited<ReturnType<typeof open>>['user'];

/** Searches the select's options and chooses one. */
async function choose(user: User, label: string, option: string) {
  await user.click(field(label));
  await user.fill(field(label), option);
  const found = await waitFor(() => {
    const shown = document.querySelector(
      `.ant-select-dropdown:not(.ant-select-dropdown-hidden) [title="${option}"]`,
    );
    if (!shown) throw new Error(`No option ${option}`);
    return shown;
  });
  await user.click(found);
}

const shownIn = (label: string) => field(label).closest('.ant-select')?.textContent;

it('links province and city, warns about unsaved changes, and saves', async () => {
  const { user } = await open();
  await waitFor(() => expect(shownIn('City')).toBe('Hangzhou'));
  await choose(user, 'Province', 'Shaanxi');
  await waitFor(() => expect(shownIn('City')).toContain('Select a city'));
  await choose(user, 'City', "Xi'an");
  await waitFor(() => expect(shownIn('City')).toBe("Xi'an"));

  await user.click(screen.getByRole('link', { name: 'Change phone' }));
  const question = await screen.findByRole('dialog');
  expect(place()).toBe('/account/settings?tab=basic');
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));

  await user.click(button('Save profile'));
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(findUserByAccount('admin')).toMatchObject({ country: 'CN', province: '陕西省', city: '西安市' });

  // A single city is preselected. Outside China, places are typed.
  await choose(user, 'Province', 'Shanghai');
  await waitFor(() => expect(shownIn('City')).toBe('Shanghai'));
  await choose(user, 'Country or region', 'Germany');
  await waitFor(() => expect(field('Province')).toHaveValue(''));
  await user.fill(field('City'), 'Bremen');
  await user.click(button('Discard changes'));
  await waitFor(() => expect(shownIn('City')).toBe("Xi'an"));
});

describe('the profile picture', () => {
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

  /** Replaces images and canvases, which jsdom lacks. */
  function canDraw() {
    const context = { fillRect: () => {}, drawImage: jest.fn() };
    window.createImageBitmap = () => Promise.resolve({ width: 900, height: 500, close: () => {} });
    URL.revokeObjectURL = () => {};
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => context,
      toBlob: (done: BlobCallback) => done(new Blob([PNG])),
    });
    return context;
  }

  it('is validated, cropped, uploaded, shown everywhere, and removed', async () => {
    const { drawImage } = canDraw();
    const { user } = await open();
    const input = field('Change picture');
    await user.upload(input, new File(['<svg onload="alert(1)">'], 'me.png', { type: 'image/png' }));
    expect(await screen.findByText(/isn’t a JPG, PNG or WebP picture/)).toBeVisible();

    await user.upload(input, new File([PNG], 'me.png', { type: 'image/png' }));
    await screen.findByRole('dialog', { name: 'Crop your picture' });
    expect(screen.queryByText(/This is no JPG/)).not.toBeInTheDocument();
    await user.click(button('Use picture'));
    expect(await screen.findByText('Picture updated')).toBeVisible();
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 200, 0, 500, 500, 0, 0, 320, 320);
    expect(db().avatars).toHaveLength(1);
    const address = findUserByAccount('admin')?.avatar ?? '';
    expect(address).toMatch(/^\/api\/v1\/user\/avatar\//);
    // The page and the header show it.
    await waitFor(() => expect(document.querySelectorAll(`img[src="${address}"]`)).toHaveLength(2));

    await user.click(button('Remove picture'));
    await user.click(
      within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Remove picture' }),
    );
    expect(await screen.findByText('Picture removed')).toBeVisible();
    expect(document.querySelector(`img[src="${address}"]`)).toBeNull();
    expect(db().avatars).toEqual([]);
  });

  it('is dragged by a pointer that tells only where it is, as on phones', async () => {
    const { drawImage } = canDraw();
    const { user } = await open();
    await user.upload(field('Change picture'), new File([PNG], 'me.png', { type: 'image/png' }));
    const frame = await screen.findByRole('application', { name: 'Crop area' });
    Object.assign(frame, { setPointerCapture: () => {}, hasPointerCapture: () => true });
    const picture = frame.querySelector('img') as HTMLImageElement;
    Object.defineProperties(picture, { naturalWidth: { value: 900 }, naturalHeight: { value: 500 } });
    fireEvent.load(picture);
    // To the right: the left edge of the picture comes into view.
    for (const [type, clientX] of [
      ['pointerdown', 100],
      ['pointermove', 110],
    ] as const)
      fireEvent(frame, new MouseEvent(type, { bubbles: true, clientX, clientY: 100 }));
    await waitFor(() => expect(picture.style.transform).toBe('translate(0%, 0%)'));
    await user.click(button('Use picture'));
    expect(await screen.findByText('Picture updated')).toBeVisible();
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 500, 500, 0, 0, 320, 320);
  });
});

it('links each security setting to its page', async () => {
  await open('security', 'Security');
  await screen.findByText('Backup email');
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/usercenter/security/settings/change-password',
      '/usercenter/security/settings/change-phone',
      '/usercenter/security/certification',
      '/account/settings?tab=basic',
      '/usercenter/security',
    ]),
  );
});

describe('bindings', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Authorize DingTalk' });
  const codeShown = async () => (await within(await dialog()).findByText(/^\d{4}$/)).textContent ?? '';
  const enter = async (user: User, code: string) => {
    await user.fill(field('Enter code'), code);
    await user.click(button('Allow and link'));
  };

  it('are created by consent, show errors, and can be removed', async () => {
    const { user } = await open('binding', 'Linked accounts');
    await user.click(await screen.findByRole('button', { name: 'Link DingTalk' }));
    const code = await codeShown();
    await enter(user, code === '0000' ? '1111' : '0000');
    expect(await screen.findByText(/Incorrect code. 2 attempts left/)).toBeVisible();
    await waitFor(() => expect(field('Enter code')).toHaveFocus());

    await user.click(screen.getByRole('radio', { name: 'market-team' }));
    await enter(user, code);
    expect(await screen.findByText(/linked to another user/)).toBeVisible();
    await user.click(button('Start again'));
    await codeShown();
    await user.click(button('Decline'));
    expect(await screen.findByText('You declined, so DingTalk wasn’t linked')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(button('Link DingTalk'));
    const next = await codeShown();
    await user.click(screen.getByRole('radio', { name: 'admin.dingtalk' }));
    await enter(user, next);
    expect(await screen.findByText('DingTalk linked')).toBeVisible();
    expect(await screen.findByText('admin.dingtalk')).toBeVisible();

    await user.click(button('Unlink DingTalk'));
    await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('DingTalk unlinked')).toBeVisible();
    expect(button('Link DingTalk')).toBeVisible();
    // Phone and password are listed without a remove button.
    expect(screen.getByText('Always available')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Unlink/ })).toHaveLength(1);
  });
});

it('saves each notification switch at once and reverts a failed change', async () => {
  const { user } = await open('notification', 'Notifications');
  const text = await screen.findByRole('switch', { name: 'To-do tasks: Text message' });
  const mail = screen.getByRole('switch', { name: 'To-do tasks: Email' });
  await user.click(text);
  expect(text).toBeChecked();
  const saved = await screen.findByText('Notification settings saved');
  expect(saved).toBeVisible();
  expect(saved.closest('[aria-live=assertive]')).toBeInTheDocument();
  expect(callsTo('console/account/notifications').at(-1)).toMatchObject({
    method: 'PUT',
    body: { topic: 'todo', channel: 'sms', on: true },
  });

  const restore = failCalls();
  await user.click(mail);
  expect(await screen.findByText('Couldn’t save. The previous setting was restored.')).toBeVisible();
  expect(mail).toBeChecked();
  expect(text).toBeChecked();
  restore();
});
