import { screen, waitFor } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import type { CertificationState } from '@/domain/certification/certificationMachine';
import type { CertificationRecord } from '../../mock/lib/certification/records';
import { getCertification, summarize } from '../../mock/lib/certification/store';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { findUserByAccount } from '../../mock/lib/users';
import { PERSON } from './certification';
import { place, renderApp } from './renderApp';
import { openSession } from './signedInApp';

export const BASE = '/usercenter/security/certification';

export function getUser(account = 'user') {
  const user = findUserByAccount(account);
  if (!user) throw new Error(`No account ${account}`);
  return user;
}

export const getRecord = (account?: string): CertificationRecord => getCertification(getUser(account));

/** Somebody is signed in before the page opens. */
export function signedIn(account = 'user'): void {
  sessionStorage.setItem('token', openSession(account));
}

const RUNNING = ['draft', 'changing', 'submitted', 'reviewing', 'rejected', 'withdrawn'];

/** Puts the person's certification into a state, with everything that belongs to it. */
export function inState({ status, before }: CertificationState): CertificationRecord {
  const record = getRecord();
  const at = now();
  const content = { type: 'personal' as const, texts: { ...PERSON }, files: [] };
  const application = { ...content, applicationId: 'a1', reasons: [], savedAt: at };
  const isSent = status !== 'draft' && status !== 'changing';
  Object.assign(record, {
    status,
    before,
    application: RUNNING.includes(status)
      ? { ...application, ...(isSent && { submittedAt: at }) }
      : undefined,
    certified:
      before || status === 'verified' || status === 'expired' ? { ...content, verifiedAt: at } : undefined,
  });
  if (status === 'rejected') {
    const text = { zh: '名称不符', en: 'The name differs' };
    record.application?.reasons.push({ field: 'name', text });
  }
  summarize(getUser(), record);
  return record;
}

/** Opens one of the certification's pages and waits until it has arrived where the state leads. */
export async function openCertification(route = '', language: Language = 'en-US') {
  if (!sessionStorage.getItem('token')) signedIn();
  const app = renderApp(route ? `${BASE}/${route}` : BASE, { language });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
    expect(document.querySelector('main h2')).not.toBeNull();
  });
  return app;
}

/** The last part of the address. */
export const routeNow = () => place().replace(`${BASE}/`, '').replace(/\?.*/, '');

/** Everything of the person's that the tab keeps. */
export const privateKeys = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('portal_private:'));

export const usersFiles = () => db().identityFiles;
