import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { markChanged } from '../../mock/lib/versions';
import { button, callsTo, field } from '../support/account';
import { crashNextReply, holdNextCall } from '../support/network';
import { sent } from '../support/orders';
import { outline } from '../support/outline';
import { openPage, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const ADDRESS = '/usercenter/invoice?tab=titles';
const TAX_NUMBER = '91440300MA5DC8JF2X';
const panel = () => screen.getByRole('tabpanel');
const dialog = () => screen.getByRole('dialog');
const open = async () => {
  const app = await openPage(ADDRESS, { title: 'Invoices' });
  await screen.findByRole('button', { name: 'Add billing details' });
  return app;
};

/** Replaces the saved billing details of the sample customer; the first are the default ones. */
function saveTitles(...names: string[]) {
  db().invoiceTitles = names.map((title, index) => ({
    ...{
      titleId: `title-${index}`,
      userId: '10002',
      titleType: 'personal',
      title,
      email: 'robin@example.com',
    },
    ...(title.endsWith('Ltd') && { titleType: 'company', taxNumber: TAX_NUMBER }),
    ...{ isDefault: index === 0, createdAt: -index },
  }));
  return db().invoiceTitles;
}

beforeEach(() => {
  signIn();
  saveTitles('Example Ltd', 'Robin Doe');
});

it('lists billing details, of which others can become the default', async () => {
  const { user } = await open();
  expect(
    panel(),
  ).toRead(`Billing details you save here can be chosen when you request an invoice. Invoices keep the ones they were requested with.
    section Saved billing details: // ## Saved billing details // (Add billing details)
    | Name on the invoice | Unified social credit code | Email | Actions |
    | Example Ltd Default Company | 91440300MA5DC8JF2X | robin@example.com | (Edit Example Ltd) (Delete Example Ltd) |
    | Robin Doe Individual | - | robin@example.com | (Make Robin Doe the default billing details) (Edit Robin Doe) (Delete Robin Doe) |`);
  const release = holdNextCall('PUT', 'invoiceTitle/title-1');
  await user.click(button('Make Robin Doe the default billing details'));
  expect(button('Make Robin Doe the default billing details')).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Default billing details changed')).toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: 'Make Example Ltd the default billing details' }),
  ).toBeVisible();
  db().invoiceTitles.splice(0, 1);
  await user.click(button('Make Example Ltd the default billing details'));
  await waitFor(() => expect(screen.queryByText('Example Ltd')).not.toBeInTheDocument());
});

it('deletes billing details after a question, the last ones, too', async () => {
  const { user } = await open();
  await user.click(button('Delete Robin Doe'));
  const question = await screen.findByRole('tooltip');
  expect(question).toRead(
    `Delete these billing details? // Your invoices keep them. // (Keep them) // (Delete)`,
  );
  await user.click(within(question).getByRole('button', { name: 'Keep them' }));
  await user.click(button('Delete Robin Doe'));
  const release = holdNextCall('DELETE', 'invoiceTitle/title-1');
  await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Delete' }));
  expect(button('Delete Robin Doe')).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Billing details deleted')).toBeInTheDocument();
  expect(screen.queryByText('Robin Doe')).not.toBeInTheDocument();
  expect(callsTo('invoiceTitle/list')).toHaveLength(1);

  crashNextReply('DELETE', 'invoiceTitle/title-0');
  await user.click(button('Delete Example Ltd'));
  await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'No saved billing details' })).toBeVisible();
  await user.click(button('Add billing details'));
  expect(
    dialog(),
  ).toRead(`(Close) // Add billing details // Invoice for // radiogroup Invoice for: // ( ) Individual // (•) Company
    Name on the invoice: // Unified social credit code: // Email: xiaoman.lin@example.com // (Cancel) // (Save)`);
  await user.click(within(dialog()).getByRole('radio', { name: 'Individual' }));
  await user.fill(field('Name on the invoice'), 'First');
  await user.click(button('Save'));
  expect(await screen.findByText('First')).toBeVisible();
  expect(screen.getByText('Default')).toBeVisible();
  expect(sent('POST', 'invoiceTitle')[0]?.body).toMatchObject({ titleType: 'personal', isDefault: true });
});

it('adds billing details after a check of each field, and says why the server refuses them', async () => {
  const { user } = await open();
  await user.click(button('Add billing details'));
  await user.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button('Add billing details'));
  await user.click(button('Save'));
  await screen.findByText('Enter who the invoice is for.');
  expect(
    dialog(),
  ).toRead(`(Close) // Add billing details // Invoice for // radiogroup Invoice for: // ( ) Individual // (•) Company
    Name on the invoice:  invalid – Enter who the invoice is for. // Enter who the invoice is for.
    Unified social credit code:  invalid – Enter all 18 characters: digits and capital letters.
    Enter all 18 characters: digits and capital letters. // Email: xiaoman.lin@example.com // [ ] Use these by default
    (Cancel) // (Save)`);
  await user.fill(field('Name on the invoice'), 'Example Ltd');
  await user.fill(field('Unified social credit code'), '9144 0300-ma5dc8jf2x');
  await user.click(button('Save'));
  expect(await screen.findByText('You already keep this title.')).toBeVisible();
  await user.fill(field('Name on the invoice'), 'Another Ltd');
  await user.click(screen.getByRole('checkbox', { name: 'Use these by default' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Billing details saved')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: 'Make Example Ltd the default billing details' }),
  ).toBeVisible();
  expect(sent('POST', 'invoiceTitle').at(-1)?.body).toEqual({
    ...{ titleType: 'company', title: 'Another Ltd', taxNumber: TAX_NUMBER },
    ...{ email: 'xiaoman.lin@example.com', isDefault: true },
  });
});

it('edits billing details, and asks which of two changes to keep', async () => {
  const [, robin] = db().invoiceTitles;
  const { user } = await open();
  await user.click(button('Edit Example Ltd'));
  // The default ones stay so until others are.
  expect(outline(dialog())).not.toContain('Use these by default');
  await user.click(button('Cancel'));
  await user.click(button('Edit Robin Doe'));
  expect(
    dialog(),
  ).toRead(`(Close) // Edit billing details // Invoice for // radiogroup Invoice for: // (•) Individual // ( ) Company
    Name on the invoice: Robin Doe // Email: robin@example.com // [ ] Use these by default // (Cancel) // (Save)`);
  await user.fill(field('Email'), 'books@example.com');
  await user.click(button('Save'));
  expect(await screen.findByText('books@example.com')).toBeVisible();
  expect(sent('PUT', 'invoiceTitle/title-1')[0]?.body).toEqual({ email: 'books@example.com', version: 1 });

  await user.click(button('Edit Robin Doe'));
  await user.fill(field('Name on the invoice'), 'Robin Roe');
  await user.fill(field('Email'), 'mine@example.com');
  await user.click(screen.getByRole('checkbox', { name: 'Use these by default' }));
  Object.assign(robin ?? {}, { titleType: 'company', title: 'Doe Ltd', taxNumber: TAX_NUMBER });
  Object.assign(robin ?? {}, { email: 'theirs@example.com', isDefault: true });
  markChanged('title title-1', { userId: '10001' });
  await user.click(button('Save'));
  expect(
    await screen.findByRole('dialog', { name: /^Shen Zhiyuan changed these billing details/ }),
  ).toRead(`(Close) // Shen Zhiyuan changed these billing details on … at …
    Both sides changed the following. Choose what to keep. // | Field | Mine | Theirs |
    | Invoice for, Name on the invoice, and Unified social credit code | ( ) … Mine: Invoice for IndividualName on the invoice Robin Roe | ( ) … Theirs: Invoice for CompanyName on the invoice Doe LtdUnified social credit code 91440300MA5DC8JF2X |
    | Email | ( ) Email, Mine: mine@example.com | ( ) Email, Theirs: theirs@example.com | // (Keep editing)
    (Save) disabled`);
});

it('saves no more than 20 billing details', async () => {
  saveTitles(...Array.from({ length: 20 }, (_, index) => `Name ${index}`));
  const { user } = await openPage(ADDRESS, { title: 'Invoices' });
  expect(
    await screen.findByText('You can save 20 billing details. Delete one to add another.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add billing details' })).not.toBeInTheDocument();
  await user.click(button('Delete Name 19'));
  await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Add billing details' })).toBeVisible();
});

it('offers a retry for billing details that cannot be loaded', async () => {
  crashNextReply('GET', 'invoiceTitle/list');
  const { user } = renderApp(ADDRESS);
  expect(await screen.findByRole('heading', { name: 'Couldn’t load your billing details' })).toBeVisible();
  const release = holdNextCall('GET', 'invoiceTitle/list');
  await user.click(button('Try again'));
  expect(panel().querySelector('[aria-busy=true]')).toBeVisible();
  release();
  expect(await screen.findByText('Robin Doe')).toBeVisible();
});
