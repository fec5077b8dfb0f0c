import { useLocation } from '@umijs/max';
import type { PropsWithChildren } from 'react';
import { Brand } from '@/components/Brand';
import type { CurrentUser } from '@/domain/account/account';
import frame from '../auth/AuthFrame.module.css';
import { PreferenceSwitches } from '../root/PreferenceSwitches';
import styles from './AccountGate.module.css';
import { AgreementGate } from './AgreementGate';
import { ClosingGate } from './ClosingGate';

/** Sections that stay open: the agreements, and the forms of visitors, which lead a signed-in user on. */
const OPEN = /^\/(agreement|login|register|reset-password)(\/|$)/i;
/** Whoever does not accept changed agreements may leave with their data. */
const LEAVING = /^\/usercenter\/security\/settings\/(privacy|close-account)\/?$/i;

/** In place of the pages of a user who has to decide something first. */
export default function AccountGate({ user, children }: PropsWithChildren<{ user: CurrentUser }>) {
  const { pathname } = useLocation();
  const isClosing = user.closesAt !== undefined;
  if (OPEN.test(pathname) || (!isClosing && LEAVING.test(pathname))) return children;
  return (
    <div className={frame.frame}>
      <header className={frame.header}>
        <Brand />
        <div>
          <PreferenceSwitches />
        </div>
      </header>
      <main className={styles.main}>
        {user.closesAt === undefined ? (
          <AgreementGate changes={user.changedAgreements} />
        ) : (
          <ClosingGate closesAt={user.closesAt} />
        )}
      </main>
    </div>
  );
}
