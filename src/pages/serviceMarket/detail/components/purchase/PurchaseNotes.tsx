import { Link, useIntl, useModel } from '@umijs/max';
import { Flex } from 'antd';
import { Fragment } from 'react';
import { Alert } from '@/components/Alert';
import { PageLink } from '@/components/PageLink';
import { useQuery } from '@/components/query/useQuery';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import { encodePart } from '@/domain/characters';
import { mustVerify } from '@/domain/order/eligibility';
import { listAgreements } from '@/services/agreement';
import styles from './PurchaseBox.module.css';

/** Titles of the portal's own agreements, used until the list is loaded. */
const TITLES: Record<string, TextId<'title'>> = {
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

/** Returns the URL of the verification, which leads back to this order. */
function certificationAddress(selection: Selection): string {
  const order = `/serviceMarket/order${writeSelection(selection)}`;
  return `/usercenter/security/certification?redirect=${encodePart(order)}`;
}

interface PurchaseNotesProps {
  service: Service;
  /** The configuration to return to after the verification. */
  selection: Selection;
}

/** What the buyer must know and do before the order: identity verification, purchase limit and agreements. */
export function PurchaseNotes({ service, selection }: PurchaseNotesProps) {
  const { formatMessage } = useIntl();
  const { initialState } = useModel('@@initialState');
  const agreements = useAgreementLinks(service.agreements);
  const { purchaseLimit } = service;
  const isUnverified = mustVerify(service, initialState?.currentUser?.certification);

  if (!isUnverified && !purchaseLimit && agreements.length === 0) return null;
  return (
    <Flex
      className={styles.notes}
      component="ul"
      vertical
      gap={8}
      aria-label={formatMessage({ id: 'detail.notes' })}
    >
      {isUnverified && (
        <li>
          <Alert
            type="warning"
            title={
              <>
                {formatMessage({ id: 'detail.certification' })}{' '}
                <PageLink onlyLink to={certificationAddress(selection)}>
                  {formatMessage({ id: 'detail.certification.start' })}
                </PageLink>
              </>
            }
          />
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
