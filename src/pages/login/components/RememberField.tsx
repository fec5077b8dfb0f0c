import { useT } from '@@/texts/account';
import { Checkbox, Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
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
    <div className={layout.spaceAfterLg}>
      <Flex wrap align="center" justify="space-between" gap="0 16px">
        <Checkbox
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
          aria-describedby={hintId}
        >
          {t('account.login.remember')}
        </Checkbox>
        {children}
      </Flex>
      <p id={hintId} className={typography.caption}>
        {t(hint, { days: SESSION_LIMITS.rememberedLifeMs / DAY_MS })}
      </p>
    </div>
  );
}
