import { useT } from '@@/texts/usercenter';
import welcomeTexts from '@@/texts/welcome';
import { Flex } from 'antd';
import { Code } from '@/components/Code';
import { FactItems } from '@/components/FactItems';
import { StatusTag } from '@/components/StatusTag';
import { useAccountName } from '@/components/useAccountName';
import type { CertificationStatus, CurrentUser } from '@/domain/account/account';
import type { Tone } from '@/domain/statusTone';

/** The signed-in account with its verification state. */
export function OverviewAccount({ user }: { user: CurrentUser }) {
  const accountName = useAccountName();
  const t = useT(welcomeTexts);
  const { state, tone } = getCertificationState(user.certification?.status);
  const certification = <StatusTag tone={tone} text={t(`usercenter.overview.certification.${state}`)} />;
  return (
    <Flex component="dl" wrap gap="8px 32px">
      <FactItems
        row={{ align: 'center', gap: 8 }}
        facts={[
          [t('welcome.account'), user.userName || accountName(user)],
          [t('welcome.phone'), user.userPhone && <Code>{user.userPhone}</Code>],
          [t('welcome.certification'), certification],
        ]}
      />
    </Flex>
  );
}

/** Verification state as shown in the overview; `needsAction` when the user has something to do. */
type CertificationState = { tone: Tone } & (
  | { state: 'none' | 'begun' | 'rejected' | 'expired'; needsAction: true }
  | { state: 'reviewing' | 'verified'; needsAction: false }
);

const BEGUN: CertificationState = { state: 'begun', tone: 'warning', needsAction: true };
const REVIEWING: CertificationState = { state: 'reviewing', tone: 'progress', needsAction: false };
const VERIFIED: CertificationState = { state: 'verified', tone: 'success', needsAction: false };

const STATES: Record<CertificationStatus, CertificationState> = {
  unverified: { state: 'none', tone: 'neutral', needsAction: true },
  draft: BEGUN,
  submitted: REVIEWING,
  reviewing: REVIEWING,
  rejected: { state: 'rejected', tone: 'danger', needsAction: true },
  withdrawn: BEGUN,
  verified: VERIFIED,
  changing: VERIFIED,
  expired: { state: 'expired', tone: 'warning', needsAction: true },
};

/** The state of a newer server is shown as it is. */
export const getCertificationState = (status: CertificationStatus = 'unverified'): CertificationState =>
  STATES[status] ?? { state: status as never, tone: 'neutral', needsAction: false };
