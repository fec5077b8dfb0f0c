import '@/locales/areas/privacy';
import '@/locales/areas/proof';
import { useLocation } from '@umijs/max';
import type { PropsWithChildren } from 'react';
import { Brand } from '@/components/Brand';
import type { CurrentUser } from '@/domain/account/account';
import styles from './AccountGate.module.css';
import { ClosingGate } from './ClosingGate';
import { PreferenceSwitches } from './PreferenceSwitches';

/** Sections that stay open: the agreements, and the forms of visitors, which lead a signed-in user on. */
const OPEN = /^\/(agreement|login|register|reset-password)(\/|$)/i;

/** In place of the pages of a user who has to decide something first. */
export default function AccountGate({ user, children }: PropsWithChildren<{ user: CurrentUser }>) {
  const { pathname } = useLocation();
  if (OPEN.test(pathname) || user.closesAt === undefined) return children;
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Brand />
        <div>
          <PreferenceSwitches />
        </div>
      </header>
      <main className={styles.main}>
        <ClosingGate closesAt={user.closesAt} />
      </main>
    </div>
  );
}
