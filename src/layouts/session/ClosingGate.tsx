import { useT } from '@@/texts/privacy';
import { ClockCircleOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { DataDownload } from '@/components/security/DataDownload';
import typography from '@/components/typography.module.css';
import { KEPT_YEARS } from '@/domain/account/closing';
import { dateText } from '@/domain/intlFormats';
import { session } from '@/request/session';
import { accountProof, downloadMyData, keepAccount } from '@/services/privacy';
import styles from './AccountGate.module.css';
import { GateCard } from './GateCard';
import { useRefreshUser } from './useRefreshUser';

/** Shown while the account is being closed: it can be kept, its data downloaded, and nothing else. */
export function ClosingGate({ closesAt }: { closesAt: string }) {
  const t = useT();
  const message = useMessage();
  const { refreshUser, refreshing } = useRefreshUser();
  const keep = useAction(keepAccount, {
    onDone() {
      message.success(t('privacy.gate.kept'));
      refreshUser();
    },
  });
  const time = dateText(t.locale, closesAt, { withTime: true });
  return (
    <GateCard icon={<ClockCircleOutlined aria-hidden />} title={t('privacy.gate.title')}>
      <p>{t('privacy.gate.text', { time: <strong key="time">{time}</strong> })}</p>
      <p className={typography.secondary}>{t('privacy.gate.after', { years: KEPT_YEARS })}</p>
      <Flex className={styles.actions} wrap gap={8}>
        <Button type="primary" loading={keep.isPending || refreshing} onClick={() => void keep.run()}>
          {t('privacy.gate.keep')}
        </Button>
        <DataDownload proof={accountProof} download={downloadMyData} />
        <Button onClick={() => void session.end()}>{t('frame.signOut')}</Button>
      </Flex>
    </GateCard>
  );
}
