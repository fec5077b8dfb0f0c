import { useT } from '@@/texts/privacy';
import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { DataDownload } from '@/components/security/DataDownload';
import typography from '@/components/typography.module.css';
import { KEPT_YEARS } from '@/domain/account/closing';
import { dateText } from '@/domain/intlFormats';
import { session } from '@/request/session';
import { accountProof, downloadMyData, keepAccount } from '@/services/privacy';
import styles from './AccountGate.module.css';
import { useRefreshUser } from './useRefreshUser';

/** Shown while the account is being closed: it can be kept, its data downloaded, and nothing else. */
export function ClosingGate({ closesAt }: { closesAt: string }) {
  const t = useT();
  const message = useMessage();
  const { refreshUser, refreshing } = useRefreshUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const keep = useAction(keepAccount, {
    onDone() {
      message.success(t('privacy.gate.kept'));
      refreshUser();
    },
  });
  const time = dateText(t.locale, closesAt, { withTime: true });
  return (
    <section className={styles.card}>
      <ClockCircleOutlined className={styles.icon} aria-hidden />
      <h1 ref={heading} tabIndex={-1} className={typography.titleMedium}>
        {t('privacy.gate.title')}
      </h1>
      <p>{t('privacy.gate.text', { time: <strong key="time">{time}</strong> })}</p>
      <p className={typography.secondary}>{t('privacy.gate.after', { years: KEPT_YEARS })}</p>
      <div className={styles.actions}>
        <Button type="primary" loading={keep.isPending || refreshing} onClick={() => void keep.run()}>
          {t('privacy.gate.keep')}
        </Button>
        <DataDownload proof={accountProof} download={downloadMyData} />
        <Button onClick={() => void session.end()}>{t('frame.signOut')}</Button>
      </div>
    </section>
  );
}
