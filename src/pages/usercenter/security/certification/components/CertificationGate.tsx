import { useT } from '@@/texts/certification';
import { Navigate } from '@umijs/max';
import type { ReactNode } from 'react';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { SectionLoading } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { type CertificationRoute, certificationRoute } from '@/domain/certification/certificationMachine';
import { CERTIFICATION_STATUS_TONE } from '@/domain/statusTone';
import { type KnownCertification, useCertification } from './useCertification';
import { useCertificationPath } from './useCertificationPath';

/** Props of each page of the certification. */
export interface CertificationProps {
  certification: KnownCertification;
  /** Stores the result of a call. */
  onChange: (certification: KnownCertification) => void;
  /** Reloads an outdated state. */
  onStale: () => void;
}

interface CertificationGateProps {
  /** The requested page; without it the state decides. */
  route?: CertificationRoute;
  children?: (props: CertificationProps) => ReactNode;
}

/** Frame of the certification pages: loads the state and redirects to the page that belongs to it. */
export function CertificationGate({ route, children }: CertificationGateProps) {
  const t = useT();
  const certificationPath = useCertificationPath();
  const { certification, error, isLoading, refresh, change } = useCertification();

  if (!certification && !isLoading) {
    return <FailedState error={error} heading="h1" title={t('certification.failed')} onRetry={refresh} />;
  }
  const target = certification && certificationRoute(certification, route);
  const isAllowed = certification !== undefined && target === route;
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.certification')}
        status={
          certification && (
            <StatusTag
              tone={CERTIFICATION_STATUS_TONE[certification.status]}
              text={t(`certification.status.${certification.status}`)}
            />
          )
        }
      />
      {target && !isAllowed && <Navigate to={certificationPath(target)} replace />}
      {isAllowed ? (
        children?.({ certification, onChange: change, onStale: () => void refresh() })
      ) : (
        <SectionLoading rows={6} />
      )}
    </div>
  );
}
