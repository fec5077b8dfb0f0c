import { useIntl, useModel } from '@umijs/max';
import { Button, Flex, Form, Input, Radio } from 'antd';
import layout from '@/components/layout.module.css';
import {
  INVOICE_TITLE_MAX_LENGTH,
  INVOICE_TITLE_TYPES,
  type InvoicePayload,
  isEmail,
  isTaxNumber,
  normalizeTaxNumber,
} from '@/domain/order/invoice';
import styles from './OrderDetail.module.css';
import type { OrderActions } from './useOrderActions';

type Fields = Required<InvoicePayload>;

/** For whom the invoice is and where it is sent. */
export function InvoiceForm({ actions, onClose }: { actions: OrderActions; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<Fields>();
  const email = useModel('@@initialState').initialState?.currentUser?.email ?? '';
  const isCompany = Form.useWatch('titleType', form) !== 'personal';
  const text = (id: TextSuffix<'usercenter.invoice'>) => formatMessage({ id: `usercenter.invoice.${id}` });

  async function handleFinish({ titleType, title, taxNumber, email: to }: Fields) {
    await actions.requestInvoice({
      titleType,
      title: title.trim(),
      email: to.trim(),
      ...(titleType === 'company' && { taxNumber: normalizeTaxNumber(taxNumber) }),
    });
  }

  const rule = (isRight: (value: string) => boolean, errorId: TextSuffix<'usercenter.invoice'>) => ({
    validator: async (_rule: unknown, value: string = '') => {
      if (!isRight(value)) throw new Error(text(errorId));
    },
  });

  return (
    <Form
      form={form}
      layout="vertical"
      className={styles.invoiceForm}
      initialValues={{ titleType: 'company', title: '', taxNumber: '', email }}
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={handleFinish}
    >
      <Form.Item name="titleType" label={text('type')}>
        <Radio.Group
          options={INVOICE_TITLE_TYPES.map((value) => ({ value, label: text(`type.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="title"
        label={text('name')}
        rules={[rule((value) => value.trim() !== '', 'name.missing')]}
      >
        <Input maxLength={INVOICE_TITLE_MAX_LENGTH} autoComplete={isCompany ? 'organization' : 'name'} />
      </Form.Item>
      {isCompany && (
        <Form.Item
          name="taxNumber"
          label={text('taxNumber')}
          rules={[rule((value) => isTaxNumber(normalizeTaxNumber(value)), 'taxNumber.wrong')]}
        >
          <Input maxLength={32} autoComplete="off" spellCheck={false} />
        </Form.Item>
      )}
      <Form.Item
        name="email"
        label={text('email')}
        rules={[rule((value) => isEmail(value.trim()), 'email.wrong')]}
      >
        <Input type="email" maxLength={100} autoComplete="email" />
      </Form.Item>
      <Flex className={layout.spaceBeforeMd} wrap gap={8}>
        <Button type="primary" htmlType="submit" loading={actions.busy}>
          {text('submit')}
        </Button>
        <Button disabled={actions.busy} onClick={onClose}>
          {text('cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
