import { screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { db } from '../../mock/lib/db';
import { button, callsTo, field } from '../support/account';
import { advanceClock, passTime } from '../support/clock';
import { readCsv, recordSavedFiles } from '../support/files';
import { addInvoice, TOP_UP_LINE } from '../support/invoices';
import { holdNextCall } from '../support/network';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const CENTER = '/usercenter/invoice';

describe('the invoices', () => {
  const list = () => button('Export CSV').closest<HTMLElement>('[aria-busy]') ?? document.body;
  const openList = async (search = '') => {
    signIn();
    db().invoices = [];
    const requested = addInvoice({
      invoiceId: 'I-2',
      status: 'requested',
      lines: [TOP_UP_LINE, TOP_UP_LINE],
    });
    addInvoice();
    const app = await openPage(`${CENTER}?tab=list${search}`, { title: 'Invoices' });
    await screen.findByRole('button', { name: 'Export CSV' });
    return { ...app, requested };
  };

  it('are listed with their sum, and updated until they are issued', async () => {
    const { user } = await openList();
    expect(list()).toRead(`status: // 2 invoices · issued ¥106.00 // (Export CSV)
    | Item | Invoice number | Requested on | Status | Amount incl. tax | Actions |
    | [Account top-up and others, 2 items](/usercenter/invoice/I-2) For Robin Doe |  | … | Being issued | ¥106.00 | (Withdraw the invoice: Account top-up and others, 2 items, ¥106.00) |
    | [Cloud Desktop](/usercenter/invoice/I-1) For Robin Doe | 26330000000000000001 | Mar 5, 2026 | Issued | ¥106.00 | [Download the invoice: Cloud Desktop, ¥106.00](/usercenter/invoice/I-1) |`);
    advanceClock(10);
    await passTime(3_000);
    expect(screen.getAllByText('Issued')).toHaveLength(2);
    const calls = callsTo('invoice/list').length;
    await passTime(4_000);
    expect(callsTo('invoice/list')).toHaveLength(calls);
    await user.click(screen.getByRole('tab', { name: 'To invoice' }));
    expect(place()).toBe(CENTER);
  });

  it('are withdrawn in the list, unless they have been issued meanwhile', async () => {
    const { user, requested } = await openList();
    const withdraw = async () => {
      await user.click(button(/^Withdraw the invoice: /));
      await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    };
    advanceClock(10);
    await withdraw();
    expect(await screen.findByText('The invoice has changed, so this is no longer possible.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Issued')).toHaveLength(2));
    Object.assign(requested, { status: 'requested', requestedAt: Date.now() });
    await user.click(screen.getByRole('tab', { name: 'Billing details' }));
    await user.click(screen.getByRole('tab', { name: 'Invoices' }));
    await screen.findByText('Being issued');
    await withdraw();
    expect(await screen.findByText('Request withdrawn')).toBeInTheDocument();
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(requested.status).toBe('withdrawn');
  });

  it('are exported and opened with the filters, which another tab clears', async () => {
    const saved = recordSavedFiles();
    const { user } = await openList('&status=issued&keyword=robin');
    expect(screen.getByText('1 invoice · issued ¥106.00')).toBeVisible();
    const release = holdNextCall('GET', 'invoice/export');
    await user.click(button('Export CSV'));
    expect(button(/Export CSV/)).toHaveClass('ant-btn-loading');
    release();
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.blob.arrayBuffer());
    expect(readCsv(text)).toMatchObject([{ Status: 'Issued', Title: 'Robin Doe' }]);
    expect(await screen.findByText(`${saved[0]?.name} exported`)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Cloud Desktop' }));
    await user.click(await screen.findByRole('link', { name: 'All invoices' }));
    expect(place()).toBe(`${CENTER}?tab=list&status=issued&keyword=robin`);
    await user.fill(field('Invoice number, name or order'), 'nothing like it');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Billing details' }));
    expect(place()).toBe(`${CENTER}?tab=titles`);
  });

  it('are downloaded from the list: their page prints them, once', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { user } = await openList('&status=issued');
    await user.click(screen.getByRole('link', { name: 'Download the invoice: Cloud Desktop, ¥106.00' }));
    expect(await screen.findByRole('article', { name: 'Electronic invoice' })).toBeVisible();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(history.location.state).toEqual({ list: '?tab=list&status=issued' });
    await user.click(screen.getByRole('link', { name: 'All invoices' }));
    expect(place()).toBe(`${CENTER}?tab=list&status=issued`);
    await user.click(screen.getByRole('link', { name: 'Cloud Desktop' }));
    expect(await screen.findByRole('article', { name: 'Electronic invoice' })).toBeVisible();
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('can be none', async () => {
    signIn();
    db().invoices = [];
    await openPage(`${CENTER}?tab=list`, { title: 'Invoices' });
    expect(await screen.findByRole('heading', { name: 'You have no invoices yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request an invoice' })).toHaveAttribute('href', CENTER);
  });
});
