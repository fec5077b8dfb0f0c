import { useT } from '@@/texts/review';
import { StarFilled } from '@ant-design/icons';
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
  const t = useT();
  const message = useMessage();
  const isAddition = action === 'add';

  return (
    <SubmitForm
      name="order-review"
      draft={`review-${action}-${orderId}`}
      initialValues={{ text: '' }}
      validateTrigger="onSubmit"
      submitText={t(isAddition ? 'review.add.submit' : 'review.order.submit')}
      cancelText={t('review.order.cancel')}
      onCancel={onClose}
      onSave={({ stars, text }: Fields) =>
        isAddition
          ? addToReview(orderId, text.trim())
          : rateOrder(orderId, { stars: stars ?? 0, text: text.trim() })
      }
      onDone={(order) => {
        void message.success(t(isAddition ? 'review.add.done' : 'review.order.done'));
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
          label={t('review.order.stars')}
          rules={[{ required: true, message: t('review.order.stars.missing') }]}
        >
          <StarField />
        </Form.Item>
      )}
      <Form.Item
        name="text"
        label={t(isAddition ? 'review.add.text' : 'review.order.text')}
        rules={[
          ...(isAddition ? [notBlank(t('review.add.missing'))] : []),
          textRule((text) => hasContactDetails(text) && t('review.order.contact')),
        ]}
      >
        <Input.TextArea
          rows={4}
          count={{ ...textLimit(isAddition ? ADDITION_MAX_LENGTH : REVIEW_MAX_LENGTH), show: true }}
          placeholder={t('review.order.text.hint')}
        />
      </Form.Item>
      {!isAddition && <p className={`${typography.note} ${layout.spaceAfterMd}`}>{t('review.order.once')}</p>}
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
  const t = useT();
  return (
    <div className={styles.field} role="radiogroup" aria-label={t('review.order.stars')} {...aria}>
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
            aria-label={`${t('review.stars', { stars: star })}, ${t(`review.word.${star}`)}`}
            onChange={() => onChange?.(star)}
          />
          <StarFilled aria-hidden />
        </label>
      ))}
      <span className={typography.secondary} aria-hidden>
        {value && t(`review.word.${value}`)}
      </span>
    </div>
  );
}
