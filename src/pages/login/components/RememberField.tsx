import { useT } from '@@/texts/account';
import { Checkbox } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from '@/components/AccountForm.module.css';
import { SESSION_LIMITS } from '@/domain/account/sessionEnd';
import { DAY_MS } from '@/domain/calendar';
import type { Remember } from './useRemember';

interface RememberFieldProps extends Omit<Remember, 'keepName'> {
  /** Present where the name is kept as well. */
  keepName?: Remember['keepName'];
  children?: ReactNode;
}

/** The box "Remember this device", with what it means; `children` stand at its end. */
export function RememberField({ remember, setRemember, keepName, children }: RememberFieldProps) {
  const t = useT();
  const hintId = useId();
  const hint = keepName ? 'account.login.remember.name' : 'account.login.remember.session';
  return (
    <div className={styles.remember}>
      <div className={styles.between}>
        <Checkbox
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
          aria-describedby={hintId}
        >
          {t('account.login.remember')}
        </Checkbox>
        {children}
      </div>
      <p id={hintId}>{t(hint, { days: SESSION_LIMITS.rememberedLifeMs / DAY_MS })}</p>
    </div>
  );
}
