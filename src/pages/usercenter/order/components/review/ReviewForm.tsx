import { StarFilled } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Form, Input } from 'antd';
import { notBlank, textRule } from '@/components/form/fieldRules';
import { SubmitForm } from '@/components/form/SubmitForm';
import { textLimit } from '@/components/form/textCount';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import typography from '@/components/typography.module.css';
import {
  ADDITION_MAX_LENGTH,
  hasContactDetails,
  REVIEW_ERROR,
  REVIEW_MAX_LENGTH,
  type ReviewAction,
  STARS,
  type Stars,
} from '@/domain/review/review';
import { addToReview, rateOrder } from '@/services/review';
import styles from './ReviewPanel.module.css';

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
  const t = (id: TextSuffix<'review'>) => formatMessage({ id: `review.${id}` });
  const isAddition = action === 'add';

  return (
    <SubmitForm
      name="order-review"
      draft={`review-${action}-${orderId}`}
      initialValues={{ text: '' }}
      validateTrigger="onSubmit"
      submitText={t(isAddition ? 'add.submit' : 'order.submit')}
      cancelText={t('order.cancel')}
      onCancel={onClose}
      onSave={({ stars, text }: Fields) =>
        isAddition
          ? addToReview(orderId, text.trim())
          : rateOrder(orderId, { stars: stars ?? 0, text: text.trim() })
      }
      onDone={(order) => {
        void message.success(t(isAddition ? 'add.done' : 'order.done'));
        onDone(order);
      }}
      errorFields={{ [REVIEW_ERROR.contactDetails]: 'text' }}
      onFailed={(error) => {
        if (error.code !== REVIEW_ERROR.refused) return;
        void message.warning(error.message);
        return onRefused();
      }}
    >
      {!isAddition && (
        <Form.Item
          name="stars"
          label={t('order.stars')}
          rules={[{ required: true, message: t('order.stars.missing') }]}
        >
          <StarField />
        </Form.Item>
      )}
      <Form.Item
        name="text"
        label={t(isAddition ? 'add.text' : 'order.text')}
        rules={[
          ...(isAddition ? [notBlank(t('add.missing'))] : []),
          textRule((text) => hasContactDetails(text) && t('order.contact')),
        ]}
      >
        <Input.TextArea
          rows={4}
          count={{ ...textLimit(isAddition ? ADDITION_MAX_LENGTH : REVIEW_MAX_LENGTH), show: true }}
          placeholder={t('order.text.hint')}
        />
      </Form.Item>
      {!isAddition && <p className={`${typography.note} ${layout.spaceAfterMd}`}>{t('order.once')}</p>}
    </SubmitForm>
  );
}

interface StarFieldProps {
  id?: string;
  value?: Stars;
  onChange?: (stars: Stars) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
}

/** A choice of one to five stars as radio buttons, for a form. */
function StarField({ id, value, onChange, ...aria }: StarFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-label={formatMessage({ id: 'review.order.stars' })}
      {...aria}
    >
      {STARS.map((star) => (
        <label
          key={star}
          className={styles.star}
          data-on={(value !== undefined && star <= value) || undefined}
        >
          <input
            // The form focuses the first one after an error.
            id={star === 1 ? id : undefined}
            type="radio"
            name={`${id}-stars`}
            className={typography.visuallyHidden}
            checked={star === value}
            aria-label={`${formatMessage({ id: 'review.stars' }, { stars: star })}, ${formatMessage({ id: `review.word.${star}` })}`}
            onChange={() => onChange?.(star)}
          />
          <StarFilled aria-hidden />
        </label>
      ))}
      <span className={typography.secondary} aria-hidden>
        {value && formatMessage({ id: `review.word.${value}` })}
      </span>
    </div>
  );
}
