import '@@/texts/order';
import '@@/texts/sheet';
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { Facts } from '@/components/Facts';
import { Money } from '@/components/Money';
import { CopyText } from '@/components/order/CopyText';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/components/useText';
import { RETURN_STATUS_TONE } from '@/domain/statusTone';
import { fetchReturn } from '@/services/consoleProfile';
import { Neighbours } from './components/Neighbours';
import styles from './components/Profile.module.css';
import { COLUMNS, ProfilePage, Section, useProfile } from './components/ProfilePage';
import { GoodsTable, ReturnProgress } from './components/ReturnTables';

/** `/profile/basic`: a return with its refund, goods and progress. */
export default function BasicProfilePage() {
  const t = useText('sheet');
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
              label={t('return.choose')}
              current={sheet.returnId}
              all={sheet.all.map(({ returnId, title }) => ({ id: returnId, title }))}
            />
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </Flex>
        )
      }
    >
      {(sheet) => (
        <>
          <Section title={t('return.application')}>
            <Facts
              column={COLUMNS}
              label={(name) => t(`return.${name}`)}
              values={{
                returnId: <CopyText text={sheet.returnId} name={t('return.returnId')} />,
                status: (
                  <StatusTag
                    tone={RETURN_STATUS_TONE[sheet.status]}
                    text={t(`return.status.${sheet.status}`)}
                  />
                ),
                amount: (
                  <strong>
                    <Money cents={sheet.refundAmount} />
                  </strong>
                ),
                orderId: <CopyText text={sheet.orderId} name={t('return.orderId')} />,
                subOrderId: sheet.subOrderId,
                deliveryNo: sheet.deliveryNo,
              }}
            />
          </Section>
          <Section title={t('return.customer')}>
            <Facts
              column={COLUMNS}
              label={(name) => t(`return.${name}`)}
              values={{
                name: sheet.customer.name,
                phone: <bdi>{sheet.customer.phone}</bdi>,
                contact: t(`return.contact.${sheet.customer.contact}`),
                address: sheet.customer.address,
                remark: sheet.customer.remark || t('return.noRemark'),
              }}
            />
          </Section>
          <Section title={t('return.goods')}>
            <GoodsTable goods={sheet.goods} />
          </Section>
          <Section title={t('return.progress')}>
            <ReturnProgress steps={sheet.progress} />
          </Section>
        </>
      )}
    </ProfilePage>
  );
}
