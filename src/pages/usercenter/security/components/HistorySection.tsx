import { useT } from '@@/texts/security';
import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { ownKey } from '@/browser/ownerMark';
import { readPreference, writePreference } from '@/browser/preference';
import { Alert } from '@/components/Alert';
import { LinkButton } from '@/components/LinkButton';
import { ListContent } from '@/components/list/ListContent';
import { useCursorList } from '@/components/list/useCursorList';
import { PlainTable } from '@/components/PlainTable';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { LOGIN_HISTORY_DAYS, type LoginOutcome, type LoginRecord } from '@/domain/account/security';
import { loginHistoryQuery } from '@/domain/account/securityEndpoints';
import { serverNow } from '@/domain/serverClock';
import type { Tone } from '@/domain/statusTone';
import { listLoginHistory } from '@/services/security';
import { TimeText } from './TimeText';
import { useDeviceName, wayTextId } from './wording';

/** Recent sign-in attempts. */
export function HistorySection() {
  const t = useT();
  const history = useCursorList('security.history', loginHistoryQuery, listLoginHistory);
  return (
    <Section title={t('security.history')}>
      <p className={typography.secondary}>{t('security.history.lead', { days: LOGIN_HISTORY_DAYS })}</p>
      <ListContent
        list={history}
        emptyAction={<Button onClick={() => void history.refresh()}>{t('security.refresh')}</Button>}
      >
        {(data) => (
          <Flex vertical gap={16}>
            <UnrecognizedSignIn records={data.list} />
            <HistoryList records={data.list} now={serverNow(data)} />
          </Flex>
        )}
      </ListContent>
    </Section>
  );
}

const TONES: Record<LoginOutcome, Tone> = {
  success: 'success',
  wrongPassword: 'danger',
  wrongCode: 'danger',
  wrongCaptcha: 'warning',
  wrongSecondStep: 'danger',
  locked: 'danger',
};

interface HistoryListProps {
  records: readonly LoginRecord[];
  /** The server's time, milliseconds. */
  now: number;
}

/** Sign-in attempts as rows, or as cards on a phone. */
function HistoryList({ records, now }: HistoryListProps) {
  const t = useT();
  const deviceName = useDeviceName();
  const column = (
    key: 'time' | 'outcome' | 'way' | 'device' | 'place',
    cell: (record: LoginRecord) => ReactNode,
  ) => ({ key, title: t(`security.history.${key}`), cell });
  return (
    <PlainTable
      rows={records}
      getKey={({ recordId }) => recordId}
      columns={[
        column('time', ({ at }) => <TimeText at={at} now={now} />),
        column('outcome', ({ outcome }) => (
          <StatusTag tone={TONES[outcome]} text={t(`security.outcome.${outcome}`)} />
        )),
        column('way', ({ loginType }) => t(wayTextId(loginType))),
        column('device', ({ device }) => <bdi>{deviceName(device)}</bdi>),
        column('place', ({ place }) => place || t('security.place.unknown')),
      ]}
    />
  );
}

/** Key in local storage, followed by a mark of the user. */
const CONFIRMED_KEY = 'portal_sign_ins_confirmed';

/** The time of the latest attempt that may be someone else's: one that failed, or from another device than the newest. */
function latestUnusual(records: readonly LoginRecord[]): string | undefined {
  const usual = records.find(({ outcome }) => outcome === 'success')?.device;
  return records.find(({ outcome, device }) => outcome !== 'success' || device !== usual)?.at;
}

/** Advice for sign-ins that the user may not recognize, until the user confirms them or newer ones follow. */
function UnrecognizedSignIn({ records }: { records: readonly LoginRecord[] }) {
  const t = useT();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const key = ownKey(CONFIRMED_KEY, userId);
  const [confirmed, setConfirmed] = useState(() => readPreference(key) ?? '');
  const latest = latestUnusual(records);
  if (!latest || Date.parse(latest) <= Date.parse(confirmed)) return null;

  function handleConfirm(at: string) {
    writePreference(key, at);
    setConfirmed(at);
  }

  return (
    <Alert
      type="info"
      title={t('security.notYou.title')}
      description={
        <Flex vertical gap={12}>
          <p>{t('security.notYou.text')}</p>
          <Flex wrap gap={8}>
            <LinkButton to="/usercenter/security/settings/change-password">
              {t('security.password.change')}
            </LinkButton>
            <LinkButton to="/usercenter/security/settings/change-phone">
              {t('security.phone.change')}
            </LinkButton>
            <Button type="text" onClick={() => handleConfirm(latest)}>
              {t('security.notYou.confirm')}
            </Button>
          </Flex>
        </Flex>
      }
    />
  );
}
