import panelStyles from '@/components/panel.module.css';
import '@/locales/areas/certification';
import { Navigate, useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { FailedState } from '@/components/FailedState';
import { StatusTag } from '@/components/StatusTag';
import { type CertificationRoute, certificationRoute } from '@/domain/certification/certificationMachine';
import { CERTIFICATION_STATUS_TONE } from '@/domain/statusTone';
import styles from './Certification.module.css';
import { certificationPath } from './certificationPath';
import { type KnownCertification, useCertification } from './useCertification';

/** What each page of the certification is given. */
export interface CertificationProps {
  certification: KnownCertification;
  /** Takes over what a call answered. */
  onChange: (certification: KnownCertification) => void;
  /** Asks anew, because what is shown is no longer true. */
  onStale: () => void;
}

interface CertificationGateProps {
  /** The page that was asked for; without one the state alone decides. */
  route?: CertificationRoute;
  children?: (props: CertificationProps) => ReactNode;
}

/** The frame of every page of the certification: reads the state and goes where it leads (domain/certificationMachine.ts). */
export function CertificationGate({ route, children }: CertificationGateProps) {
  const { formatMessage } = useIntl();
  const { certification, isLoading, refresh, change } = useCertification();

  if (!certification && !isLoading) {
    return (
      <FailedState heading="h1" title={formatMessage({ id: 'certification.failed' })} onRetry={refresh} />
    );
  }
  const end = certification && certificationRoute(certification, route);
  const arrived = certification !== undefined && end === route;
  return (
    <Flex component="section" vertical gap={16}>
      <Flex component="header" wrap align="center" gap="4px 12px">
        <h1>{formatMessage({ id: 'title.usercenter.certification' })}</h1>
        {certification && (
          <StatusTag
            tone={CERTIFICATION_STATUS_TONE[certification.status]}
            text={formatMessage({ id: `certification.status.${certification.status}` })}
          />
        )}
      </Flex>
      {end && !arrived && <Navigate to={certificationPath(end)} replace />}
      {arrived ? (
        children?.({ certification, onChange: change, onStale: () => void refresh() })
      ) : (
        <div className={`${panelStyles.panel} ${styles.card}`} aria-busy="true">
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      )}
    </Flex>
  );
}
