import { useIntl } from '@umijs/max';
import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { LeaveGuard } from '@/components/LeaveGuard';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import {
  ADDITION_MAX_LENGTH,
  hasContactDetails,
  REVIEW_ERROR,
  REVIEW_MAX_LENGTH,
  type ReviewAction,
  type Stars,
} from '@/domain/review/review';
import { addToReview, rateOrder } from '@/services/review';
import { StarField } from './StarField';

interface ReviewFormProps {
  orderId: string;
  action: ReviewAction;
  onDone: (order: LiveOrder) => void;
  /** Called when the review cannot be submitted any more. */
  onRefused: () => unknown;
  onClose: () => void;
}

interface Fields {
  stars?: Stars;
  text: string;
}

/** The form to review an order, or to add to its review. */
export function ReviewForm({ orderId, action, onDone, onRefused, onClose }: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const [dirty, setDirty] = useState(false);
  const t = (id: TextSuffix<'review'>) => formatMessage({ id: `review.${id}` });
  const isAddition = action === 'add';

  const { run, isPending } = useAction(
    ({ stars, text }: Fields) =>
      isAddition
        ? addToReview(orderId, text.trim())
        : rateOrder(orderId, { stars: stars ?? 0, text: text.trim() }),
    {
      onDone(order) {
        void message.success(t(isAddition ? 'add.done' : 'order.done'));
        onDone(order);
      },
      onFailed(error) {
        if (error.code === REVIEW_ERROR.contactDetails)
          form.setFields([{ name: 'text', errors: [error.message] }]);
        if (error.code !== REVIEW_ERROR.refused) return;
        void message.warning(error.message);
        return onRefused();
      },
    },
  );

  const textRules = [
    ...(isAddition ? [{ required: true, whitespace: true, message: t('add.missing') }] : []),
    {
      validator: async (_rule: unknown, text: string = '') => {
        if (hasContactDetails(text)) throw new Error(t('order.contact'));
      },
    },
  ];
  return (
    <Form<Fields>
      form={form}
      name="order-review"
      layout="vertical"
      initialValues={{ text: '' }}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => setDirty(true)}
      onFinish={run}
    >
      <LeaveGuard unsaved={dirty} />
      {!isAddition && (
        <Form.Item
          name="stars"
          label={t('order.stars')}
          rules={[{ required: true, message: t('order.stars.missing') }]}
        >
          <StarField />
        </Form.Item>
      )}
      <Form.Item name="text" label={t(isAddition ? 'add.text' : 'order.text')} rules={textRules}>
        <Input.TextArea
          rows={4}
          showCount
          maxLength={isAddition ? ADDITION_MAX_LENGTH : REVIEW_MAX_LENGTH}
          placeholder={t('order.text.hint')}
        />
      </Form.Item>
      {!isAddition && <p className={`${typography.note} ${layout.spaceAfterMd}`}>{t('order.once')}</p>}
      <Flex wrap gap={8}>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t(isAddition ? 'add.submit' : 'order.submit')}
        </Button>
        <Button disabled={isPending} onClick={onClose}>
          {t('order.cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
