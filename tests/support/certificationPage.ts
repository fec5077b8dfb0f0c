import { screen, waitFor } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import type { CertificationState } from '@/domain/certification/certificationMachine';
import type { CertificationRecord } from '../../mock/lib/certification/records';
import { getCertification, summarize } from '../../mock/lib/certification/store';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { PERSON } from './certification';
import { openPage, place } from './renderApp';
import { getUser, signIn } from './signedIn';

export const BASE = '/usercenter/security/certification';

export const getRecord = (account?: string): CertificationRecord => getCertification(getUser(account));

const IN_PROGRESS = ['draft', 'changing', 'submitted', 'reviewing', 'rejected', 'withdrawn'];

/** Puts the user's certification into a state, with all data of that state. */
export function inState({ status, before }: CertificationState): CertificationRecord {
  const record = getRecord();
  const at = now();
  const content = { type: 'personal' as const, texts: { ...PERSON }, files: [] };
  const application = { ...content, applicationId: 'a1', reasons: [], savedAt: at };
  const isSent = status !== 'draft' && status !== 'changing';
  Object.assign(record, {
    status,
    before,
    application: IN_PROGRESS.includes(status)
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

/** Opens a certification page and waits for the page that the state redirects to. */
export async function openCertification(route = '', language?: Language) {
  if (!sessionStorage.getItem('token')) signIn();
  const app = await openPage(route && !route.startsWith('?') ? `${BASE}/${route}` : BASE + route, {
    language,
  });
  await waitFor(() => {
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
    expect(document.querySelector('main h2')).not.toBeNull();
  });
  return app;
}

/** The last segment of the path. */
export const routeNow = () => place().replace(`${BASE}/`, '').replace(/\?.*/, '');

/** Keys of the user's drafts in the storages. */
export const privateKeys = () =>
  Object.keys({ ...sessionStorage, ...localStorage }).filter((key) => key.startsWith('portal_draft:'));

export const usersFiles = () => db().identityFiles;

/** The page beside the menu of the user center. */
export function certificationPage(): Element {
  const page = screen.getByRole('heading', { level: 1 }).closest('header')?.parentElement;
  if (!page) throw new Error('The page has no header');
  return page;
}
