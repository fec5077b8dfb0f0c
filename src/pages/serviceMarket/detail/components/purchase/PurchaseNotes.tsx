import { useT } from '@@/texts/detail';
import { Link, useModel } from '@umijs/max';
import { Flex } from 'antd';
import { Fragment } from 'react';
import { Alert } from '@/components/Alert';
import { PageLink } from '@/components/PageLink';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
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
  const t = useT();
  const { data } = useQuery(listAgreements, { silent: true });
  return codes.flatMap((code) => {
    const titleId = Object.hasOwn(TITLES, code) ? TITLES[code] : undefined;
    const title = data?.list.find((agreement) => agreement.code === code)?.title ?? (titleId && t(titleId));
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
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const agreements = useAgreementLinks(service.agreements);
  const { purchaseLimit } = service;
  const isUnverified = mustVerify(service, initialState?.currentUser?.certification);

  if (!isUnverified && !purchaseLimit && agreements.length === 0) return null;
  return (
    <Flex
      className={`${typography.caption} ${styles.notes}`}
      component="ul"
      vertical
      gap={8}
      aria-label={t('detail.notes')}
    >
      {isUnverified && (
        <li>
          <Alert
            type="warning"
            title={
              <>
                {t('detail.certification')}{' '}
                <PageLink onlyLink to={certificationAddress(selection)}>
                  {t('detail.certification.start')}
                </PageLink>
              </>
            }
          />
        </li>
      )}
      {purchaseLimit > 0 && <li>{t('detail.purchaseLimit', { count: purchaseLimit })}</li>}
      {agreements.length > 0 && (
        <li>
          {t('detail.agreements')}{' '}
          {agreements.map(({ code, title }, index) => (
            <Fragment key={code}>
              {index > 0 && t('detail.agreements.and')}
              <Link to={`/agreement/${code}`}>{t('detail.agreements.one', { title })}</Link>
            </Fragment>
          ))}
        </li>
      )}
    </Flex>
  );
}
