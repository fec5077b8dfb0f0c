import { screen, waitFor } from '@testing-library/react';
import { chinaDay } from '@/domain/certification/identityDate';
import { now } from '../../mock/lib/clock';
import { button, callsTo } from '../support/account';
import { COMPANY } from '../support/certification';
import {
  BASE,
  certificationPage,
  getRecord,
  inState,
  openCertification,
  routeNow,
} from '../support/certificationPage';
import { failCalls, holdNextCall } from '../support/network';
import { renderApp } from '../support/renderApp';
import { dialog } from '../support/securityPage';
import { signIn } from '../support/signedIn';

const DAY_MS = 86_400_000;

describe('the verified identity', () => {
  it('is masked, and can be changed while it stays valid', async () => {
    inState({ status: 'verified' });
    const { user } = await openCertification('verified?redirect=%2Fhome');
    expect(
      certificationPage(),
    ).toRead(`# Identity verification // Verified // section Individual: // ## Individual // Your identity is verified. You can buy services that require it.
    Document // Resident identity card // Full name // 张* // Document number // 4****************5 // Valid from
    January 1, 2020 // Valid until // January 1, 2040 // Verified on … // [Continue where you left off](/home)
    [Change verified identity](/usercenter/security/certification/modal?redirect=%2Fhome)
    [History](/usercenter/security/certification/myContext?redirect=%2Fhome)`);
    await user.click(screen.getByRole('link', { name: 'Change verified identity' }));
    await screen.findByText(/stays valid until the change is approved/);
    expect(
      certificationPage(),
    ).toRead(`# Identity verification // Verified // section Who do you want to verify?: // ## Who do you want to verify? // Who do you want to verify?
    (•) Individual – Buy and use services in your own name.
    ( ) Company – Buy and use services on behalf of a company or another organization.
    Your current verification stays valid until the change is approved. // (Verify your identity)`);
    await user.click(button('Verify your identity'));
    await waitFor(() => expect(routeNow()).toBe('file'));
    expect(getRecord()).toMatchObject({ status: 'changing', before: 'verified' });
    expect(callsTo('certification/change')[0]?.body).toEqual({ type: 'personal' });
  });

  it.each([
    ['in 31 days', 31, 'Change verified identity'],
    ['in 30 days', 30, 'Verify again'],
    ['without an end', undefined, 'Change verified identity'],
  ])('suggests a renewal when it expires soon: %s', async (_, days, action) => {
    const record = inState({ status: 'verified' });
    const validUntil = days === undefined ? 'longTerm' : chinaDay(now() + days * DAY_MS);
    Object.assign(record.certified?.texts ?? {}, { validUntil });
    await openCertification('verified');
    expect(screen.getByRole('link', { name: action })).toBeVisible();
    expect(
      screen.queryByText('Your document expires in 30 days. Verify again with a new one.') !== null,
    ).toBe(days === 30);
    expect(screen.queryByText(/^Your identity is verified/) === null).toBe(days === 30);
    expect(screen.queryByText('No end date') !== null).toBe(days === undefined);
  });

  it('offers a new verification once it has expired, or the change that is in progress', async () => {
    inState({ status: 'expired' });
    const { user, unmount } = await openCertification(
      `verified?redirect=${encodeURIComponent('/serviceMarket/order?serviceId=s1')}`,
    );
    expect(
      certificationPage().children[1] as Element,
    ).toRead(`## Individual // alert: // The document you verified with has expired. Verify again with a new one.
    Document // Resident identity card // Full name // 张* // Document number // 4****************5 // Valid from
    January 1, 2020 // Valid until // January 1, 2040 // Verified on …
    [Verify again](/usercenter/security/certification/modal?redirect=%2FserviceMarket%2Forder%3FserviceId%3Ds1)
    [History](/usercenter/security/certification/myContext?redirect=%2FserviceMarket%2Forder%3FserviceId%3Ds1)`);
    await user.click(screen.getByRole('link', { name: 'Verify again' }));
    await screen.findByText(/your details are filled in for you/);
    unmount();
    inState({ status: 'changing', before: 'verified' });
    await openCertification('verified?redirect=%2F%2Fevil.example%2Forder');
    expect(screen.getByRole('link', { name: 'Continue the change' })).toHaveAttribute('href', `${BASE}/file`);
    expect(screen.queryByRole('link', { name: /Back to your order|Continue where/ })).not.toBeInTheDocument();
  });
});

describe('the start', () => {
  it('describes what is needed, and asks for the type in a dialog that can be closed', async () => {
    const { user } = await openCertification();
    expect(
      certificationPage(),
    ).toRead(`# Identity verification // Not verified // section What you’ll need: // ## What you’ll need
    (Start verification) // Some services can by law only be sold to verified customers. You only need to verify once.
    ### Individual // Photos of both sides of your identity card or residence permit, and the phone linked to this account.
    ### Company
    The business license, both sides of the legal representative’s identity card and, if you’re an agent, a stamped letter of authorization.
    section What we store and why: // ## What we store and why // Document photos: seen only by reviewers, watermarked, with location and camera details removed.
    Names and numbers: the law requires us to know who buys. They are masked; you can reveal them while you review your application.
    The result and the history: to know which services you can buy, and for you to look up.
    Anything you remove or discard is deleted immediately; old photos are deleted as soon as a change is approved.`);
    await user.click(button('Start verification'));
    expect(await dialog()).toRead(`(Close) // Who do you want to verify? // Who do you want to verify?
    (•) Individual – Buy and use services in your own name.
    ( ) Company – Buy and use services on behalf of a company or another organization. // (Verify your identity)`);
    await user.click(screen.getByRole('radio', { name: /Company/ }));
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button('Start verification'));
    expect(await screen.findByRole('radio', { name: /Individual/ })).toBeChecked();
    const release = holdNextCall('PUT', 'certification/draft');
    await user.click(button('Verify your identity'));
    expect(await screen.findByRole('button', { name: 'Loading Verify your identity' })).toBeVisible();
    release();
    await waitFor(() => expect(routeNow()).toBe('file'));
    expect(callsTo('certification/draft')[0]?.body).toEqual({ type: 'personal', texts: {} });
  });

  it('warns before another type replaces a draft', async () => {
    Object.assign(inState({ status: 'draft' }).application ?? {}, {
      type: 'enterprise',
      texts: { ...COMPANY },
    });
    const { user } = await openCertification('modal');
    expect(
      certificationPage(),
    ).toRead(`# Identity verification // Not submitted // section Who do you want to verify?: // ## Who do you want to verify? // Who do you want to verify?
    ( ) Individual – Buy and use services in your own name.
    (•) Company – Buy and use services on behalf of a company or another organization. // (Verify a company)`);
    await user.click(button('Verify a company'));
    await waitFor(() => expect(routeNow()).toBe('file'));
    expect(callsTo('certification/draft')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Review and submit' }));
    await user.click(await screen.findByRole('link', { name: 'Choose another type' }));
    await user.click(await screen.findByRole('radio', { name: /Individual/ }));
    expect(screen.getByText(/everything you’ve entered and uploaded is deleted/)).toBeVisible();
    const restore = failCalls('certification/draft');
    await user.click(button('Verify your identity'));
    await screen.findByText(/your network is abnormal/);
    expect(routeNow()).toBe('modal');
    restore();
    await user.click(button('Verify your identity'));
    await waitFor(() => expect(routeNow()).toBe('file'));
    expect(getRecord().application?.type).toBe('personal');
  });
});

it('offers a retry after a failure', async () => {
  const restore = failCalls('certification/current');
  signIn();
  const { user } = renderApp(BASE);
  await screen.findByRole('heading', { level: 1, name: 'Couldn’t load your verification' });
  restore();
  await user.click(button('Try again'));
  expect(await screen.findByRole('button', { name: 'Start verification' })).toBeVisible();
});
