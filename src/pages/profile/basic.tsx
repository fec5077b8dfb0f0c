import '@@/texts/order';
import '@@/texts/sheet';
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Descriptions, Flex } from 'antd';
import { Money } from '@/components/Money';
import { CopyText } from '@/components/order/CopyText';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/components/useText';
import { RETURN_STATUS_TONE } from '@/domain/statusTone';
import { fetchReturn } from '@/services/consoleProfile';
import { Neighbours } from './components/Neighbours';
import styles from './components/Profile.module.css';
import { ProfilePage, Section, useProfile } from './components/ProfilePage';
import { GoodsTable, ReturnProgress } from './components/ReturnTables';

const COLUMNS = { xs: 1, sm: 1, md: 2, xl: 3 };

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
            <Descriptions
              colon={false}
              column={COLUMNS}
              items={[
                {
                  key: 'returnId',
                  label: t('return.returnId'),
                  children: <CopyText text={sheet.returnId} name={t('return.returnId')} />,
                },
                {
                  key: 'status',
                  label: t('return.status'),
                  children: (
                    <StatusTag
                      tone={RETURN_STATUS_TONE[sheet.status]}
                      text={t(`return.status.${sheet.status}`)}
                    />
                  ),
                },
                {
                  key: 'amount',
                  label: t('return.amount'),
                  children: (
                    <strong>
                      <Money cents={sheet.refundAmount} />
                    </strong>
                  ),
                },
                {
                  key: 'orderId',
                  label: t('return.orderId'),
                  children: <CopyText text={sheet.orderId} name={t('return.orderId')} />,
                },
                { key: 'subOrderId', label: t('return.subOrderId'), children: sheet.subOrderId },
                { key: 'deliveryNo', label: t('return.deliveryNo'), children: sheet.deliveryNo },
              ]}
            />
          </Section>
          <Section title={t('return.customer')}>
            <Descriptions
              colon={false}
              column={COLUMNS}
              items={[
                { key: 'name', label: t('return.name'), children: sheet.customer.name },
                { key: 'phone', label: t('return.phone'), children: <bdi>{sheet.customer.phone}</bdi> },
                {
                  key: 'contact',
                  label: t('return.contact'),
                  children: t(`return.contact.${sheet.customer.contact}`),
                },
                { key: 'address', label: t('return.address'), children: sheet.customer.address },
                {
                  key: 'remark',
                  label: t('return.remark'),
                  children: sheet.customer.remark || t('return.noRemark'),
                },
              ]}
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
