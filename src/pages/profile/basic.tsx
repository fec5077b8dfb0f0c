import { useT } from '@@/texts/sheet';
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { Facts } from '@/components/Facts';
import { Money } from '@/components/Money';
import { CopyText } from '@/components/order/CopyText';
import { StatusTag } from '@/components/StatusTag';
import { RETURN_STATUS_TONE } from '@/domain/statusTone';
import { fetchReturn } from '@/services/consoleProfile';
import { Neighbours } from './components/Neighbours';
import styles from './components/Profile.module.css';
import { COLUMNS, ProfilePage, Section, useProfile } from './components/ProfilePage';
import { GoodsTable, ReturnProgress } from './components/ReturnTables';

/** `/profile/basic`: a return with its refund, goods and progress. */
export default function BasicProfilePage() {
  const t = useT();
  const profile = useProfile(fetchReturn);
  const sheet = profile.data;

  return (
    <ProfilePage
      kind="return"
      profile={profile}
      extra={
        sheet && (
          <Flex className={styles.actions} wrap gap={8}>
            <Neighbours
              label={t('sheet.return.choose')}
              current={sheet.returnId}
              all={sheet.all.map(({ returnId, title }) => ({ id: returnId, title }))}
            />
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('sheet.print')}
            </Button>
          </Flex>
        )
      }
    >
      {(sheet) => (
        <>
          <Section title={t('sheet.return.application')}>
            <Facts
              column={COLUMNS}
              label={(name) => t(`sheet.return.${name}`)}
              values={{
                returnId: <CopyText text={sheet.returnId} name={t('sheet.return.returnId')} />,
                status: (
                  <StatusTag
                    tone={RETURN_STATUS_TONE[sheet.status]}
                    text={t(`sheet.return.status.${sheet.status}`)}
                  />
                ),
                amount: (
                  <strong>
                    <Money cents={sheet.refundAmount} />
                  </strong>
                ),
                orderId: <CopyText text={sheet.orderId} name={t('sheet.return.orderId')} />,
                subOrderId: sheet.subOrderId,
                deliveryNo: sheet.deliveryNo,
              }}
            />
          </Section>
          <Section title={t('sheet.return.customer')}>
            <Facts
              column={COLUMNS}
              label={(name) => t(`sheet.return.${name}`)}
              values={{
                name: sheet.customer.name,
                phone: <bdi>{sheet.customer.phone}</bdi>,
                contact: t(`sheet.return.contact.${sheet.customer.contact}`),
                address: sheet.customer.address,
                remark: sheet.customer.remark || t('sheet.return.noRemark'),
              }}
            />
          </Section>
          <Section title={t('sheet.return.goods')}>
            <GoodsTable goods={sheet.goods} />
          </Section>
          <Section title={t('sheet.return.progress')}>
            <ReturnProgress steps={sheet.progress} />
          </Section>
        </>
      )}
    </ProfilePage>
  );
}
