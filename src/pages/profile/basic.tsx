import '@@/texts/order';
import '@@/texts/sheet';
import { PrinterOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Descriptions, Flex } from 'antd';
import { Money } from '@/components/Money';
import { CopyText } from '@/components/order/CopyText';
import { StatusTag } from '@/components/StatusTag';
import { RETURN_STATUS_TONE } from '@/domain/statusTone';
import { fetchReturn } from '@/services/consoleProfile';
import { Neighbours } from './components/Neighbours';
import styles from './components/Profile.module.css';
import { ProfilePage, Section, useProfile } from './components/ProfilePage';
import { GoodsTable, ReturnProgress } from './components/ReturnTables';

const COLUMNS = { xs: 1, sm: 1, md: 2, xl: 3 };

/** `/profile/basic`: a return with its refund, goods and progress. */
export default function BasicProfilePage() {
  const { formatMessage } = useIntl();
  const profile = useProfile(fetchReturn);
  const sheet = profile.data;
  const label = (name: TextSuffix<'sheet.return'>) => formatMessage({ id: `sheet.return.${name}` });

  return (
    <ProfilePage
      kind="return"
      titleId="title.console.basicProfile"
      profile={profile}
      extra={
        sheet && (
          <Flex className={styles.actions} wrap gap={8}>
            <Neighbours
              label={label('choose')}
              current={sheet.returnId}
              all={sheet.all.map(({ returnId, title }) => ({ id: returnId, title }))}
            />
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {formatMessage({ id: 'sheet.print' })}
            </Button>
          </Flex>
        )
      }
    >
      {(sheet) => (
        <>
          <Section title={label('application')}>
            <Descriptions
              colon={false}
              column={COLUMNS}
              items={[
                {
                  key: 'returnId',
                  label: label('returnId'),
                  children: <CopyText text={sheet.returnId} name={label('returnId')} />,
                },
                {
                  key: 'status',
                  label: label('status'),
                  children: (
                    <StatusTag
                      tone={RETURN_STATUS_TONE[sheet.status]}
                      text={label(`status.${sheet.status}`)}
                    />
                  ),
                },
                {
                  key: 'amount',
                  label: label('amount'),
                  children: (
                    <strong>
                      <Money cents={sheet.refundAmount} />
                    </strong>
                  ),
                },
                {
                  key: 'orderId',
                  label: label('orderId'),
                  children: <CopyText text={sheet.orderId} name={label('orderId')} />,
                },
                { key: 'subOrderId', label: label('subOrderId'), children: sheet.subOrderId },
                { key: 'deliveryNo', label: label('deliveryNo'), children: sheet.deliveryNo },
              ]}
            />
          </Section>
          <Section title={label('customer')}>
            <Descriptions
              colon={false}
              column={COLUMNS}
              items={[
                { key: 'name', label: label('name'), children: sheet.customer.name },
                { key: 'phone', label: label('phone'), children: <bdi>{sheet.customer.phone}</bdi> },
                {
                  key: 'contact',
                  label: label('contact'),
                  children: label(`contact.${sheet.customer.contact}`),
                },
                { key: 'address', label: label('address'), children: sheet.customer.address },
                {
                  key: 'remark',
                  label: label('remark'),
                  children: sheet.customer.remark || label('noRemark'),
                },
              ]}
            />
          </Section>
          <Section title={label('goods')}>
            <GoodsTable goods={sheet.goods} />
          </Section>
          <Section title={label('progress')}>
            <ReturnProgress steps={sheet.progress} />
          </Section>
        </>
      )}
    </ProfilePage>
  );
}
