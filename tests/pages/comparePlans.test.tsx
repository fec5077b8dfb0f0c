import { screen, waitFor, within } from '@testing-library/react';
import { findService } from '../../mock/lib/catalogue/catalogue';
import { choose } from '../support/formFields';
import { replyInstead } from '../support/network';
import { PLACE_ORDER } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

/** A service with two plans for three terms. */
const PLANS = 'live-transcription';
/** So that each has one column, and one is left. */
const THREE = 'compare=live-transcription&compare=invoice-ocr&compare=call-quality-inspection';

/** The table of the open comparison. */
const table = async () => within(await screen.findByRole('dialog')).findByRole('table');
const shownColumns = () =>
  within(within(screen.getByRole('dialog')).getByRole('table'))
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('aria-label'));
const columns = async () => {
  await table();
  return shownColumns();
};

describe('the comparison of plans', () => {
  it('compares the plans of one service with marks, for a term, and keeps both in the URL', async () => {
    const { user, unmount } = renderApp(`/serviceMarket?compare=${PLANS}`);
    await user.click(await screen.findByRole('button', { name: 'Compare now' }));
    expect(await columns()).toEqual(['Live Transcription, Standard', 'Live Transcription, Professional']);
    const row = async (name: RegExp) => within(await table()).getByRole('row', { name });
    expect(await row(/^Price/)).toHaveTextContent('¥599 / month¥1,699 / month');
    await choose(user, 'Term', /^1 year$/);
    const price = await row(/^Price/);
    await waitFor(() => expect(price).toHaveTextContent('¥6,109 / year¥17,329 / year'));
    const address = `/serviceMarket?compare=${PLANS}&view=compare&compareTerm=year-1`;
    expect(place()).toBe(address);
    unmount();
    renderApp(address);
    expect(await row(/^Price/)).toHaveTextContent('¥6,109 / year');
  });

  it('gives each shared feature a row of marks', async () => {
    const found = findService(PLANS, 'en');
    const skus =
      found?.skus.map((sku, index) => ({ ...sku, features: ['Help by phone', `Only ${index}`] })) ?? [];
    const [basic, ...others] = skus;
    const changed = {
      ...found,
      skus: [basic, ...others, { ...basic, skuCode: 'bare', name: 'Bare', features: [] }],
    };
    replyInstead(({ path }) =>
      path.endsWith(`service/${PLANS}`)
        ? Promise.resolve(Response.json({ code: 200, message: '', result: changed }))
        : undefined,
    );
    renderApp(`/serviceMarket?compare=${PLANS}&view=compare`);
    const marks = within(await table()).getByRole('row', { name: /^Help by phone/ });
    expect(
      within(marks)
        .getAllByRole('img')
        .map((mark) => mark.getAttribute('aria-label')),
    ).toEqual(['Included', 'Included', 'Not included']);
    expect(within(await table()).getByRole('row', { name: /^Other features/ })).toHaveTextContent(
      'Only 0Only 1None',
    );
  });

  it('changes the plan of a column and adds another one', async () => {
    const { user } = renderApp(`/serviceMarket?${THREE}&view=compare`);
    await table();
    await choose(user, 'Plan of Live Transcription', /^Professional$/);
    await waitFor(() => expect(shownColumns()[0]).toBe('Live Transcription, Professional'));
    expect(new URLSearchParams(place().split('?')[1]).getAll('comparePlan')).toEqual([
      'pro',
      'pack10k',
      'standard',
    ]);
    await choose(user, 'Add a plan', /^Invoice and Receipt OCR, 100,000 calls$/);
    await waitFor(() => expect(shownColumns().at(-1)).toBe('Invoice and Receipt OCR, 100,000 calls'));
    // There is no room for a fifth.
    expect(screen.queryByRole('combobox', { name: 'Add a plan' })).not.toBeInTheDocument();
  });

  it('leads to the order of exactly the plan and term of a column, unless the service is not on sale', async () => {
    signIn();
    const found = findService('invoice-ocr', 'en');
    replyInstead(({ path }) =>
      path.endsWith('service/invoice-ocr')
        ? Promise.resolve(Response.json({ code: 200, message: '', result: { ...found, status: 'paused' } }))
        : undefined,
    );
    const { user } = renderApp(`/serviceMarket?${THREE}&view=compare&compareTerm=quarter-1`);
    const shown = within(await table());
    expect(shown.getByText('Not on sale')).toBeVisible();
    expect(shown.queryByRole('link', { name: /^Buy Invoice/ })).not.toBeInTheDocument();
    await user.click(shown.getByRole('link', { name: 'Buy Live Transcription, Standard' }));
    await waitFor(() =>
      expect(place()).toMatch(
        /^\/serviceMarket\/order\?serviceId=live-transcription&plan=standard&period=quarter-1/,
      ),
    );
    expect(await screen.findByRole('button', { name: PLACE_ORDER })).toHaveTextContent('¥1,707.00');
  });
});
