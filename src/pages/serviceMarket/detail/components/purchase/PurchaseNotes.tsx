import { Link, useIntl, useModel } from '@umijs/max';
import { Flex } from 'antd';
import { Fragment } from 'react';
import { useQuery } from '@/components/query/useQuery';
import type { Service } from '@/domain/catalog/service';
import { isCertified } from '@/domain/certification/certificationMachine';
import { listAgreements } from '@/services/agreement';
import styles from './PurchaseBox.module.css';

/** Titles of the portal's own agreements, used until the list is loaded. */
const TITLES: Record<string, TextId> = {
  register: 'title.agreement.register',
  privacy: 'title.agreement.privacy',
  blockserveterms: 'title.agreement.serviceTerms',
  contracttemp: 'title.agreement.contractTemplate',
};

/** Returns the agreements with a known title. */
function useAgreementLinks(codes: readonly string[]) {
  const { formatMessage } = useIntl();
  const { data } = useQuery(listAgreements, { silent: true });
  return codes.flatMap((code) => {
    const titleId = Object.hasOwn(TITLES, code) ? TITLES[code] : undefined;
    const title =
      data?.list.find((agreement) => agreement.code === code)?.title ??
      (titleId && formatMessage({ id: titleId }));
    return title ? [{ code, title }] : [];
  });
}

/** Requirements, purchase limit and agreements. */
export function PurchaseNotes({ service }: { service: Service }) {
  const { formatMessage } = useIntl();
  const { initialState } = useModel('@@initialState');
  const agreements = useAgreementLinks(service.agreements);
  const certification = initialState?.currentUser?.certification;
  const certified = certification !== undefined && isCertified(certification);
  const { requiresCertification, purchaseLimit } = service;

  if (!(requiresCertification && !certified) && !purchaseLimit && agreements.length === 0) return null;
  return (
    <Flex
      className={styles.notes}
      component="ul"
      vertical
      gap={8}
      aria-label={formatMessage({ id: 'detail.notes' })}
    >
      {requiresCertification && !certified && (
        <li>
          {formatMessage({ id: 'detail.certification' })}{' '}
          <Link to="/usercenter/security/certification">
            {formatMessage({ id: 'detail.certification.start' })}
          </Link>
        </li>
      )}
      {purchaseLimit > 0 && (
        <li>{formatMessage({ id: 'detail.purchaseLimit' }, { count: purchaseLimit })}</li>
      )}
      {agreements.length > 0 && (
        <li>
          {formatMessage({ id: 'detail.agreements' })}{' '}
          {agreements.map(({ code, title }, index) => (
            <Fragment key={code}>
              {index > 0 && formatMessage({ id: 'detail.agreements.and' })}
              <Link to={`/agreement/${code}`}>
                {formatMessage({ id: 'detail.agreements.one' }, { title })}
              </Link>
            </Fragment>
          ))}
        </li>
      )}
    </Flex>
  );
}
