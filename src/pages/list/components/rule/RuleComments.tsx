import { useT } from '@@/texts/rule';
import { Button, Flex, Form, Input } from 'antd';
import { DateText } from '@/components/DateText';
import { EmptyNote } from '@/components/EmptyNote';
import { textLimit } from '@/components/form/textCount';
import { useFormSave } from '@/components/form/useFormSave';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { hasErrorCode } from '@/domain/requestError';
import { RULE_COMMENT_MAX, type RuleComment } from '@/domain/rule/ruleDetail';
import { RULE_ERROR } from '@/domain/rule/ruleError';
import { addRuleComment } from '@/services/rule';
import styles from './RuleDetail.module.css';
import { ruleDraft } from './ruleForm';

interface RuleCommentsProps {
  ruleId: string;
  comments: readonly RuleComment[];
  onDirty: (isDirty: boolean) => void;
  onAdded: (comment: RuleComment) => void;
  onGone: () => void;
}

/** The comments of a rule, the latest first, with a field for a new one. Its text stays until it is posted. */
export function RuleComments({ ruleId, comments, onDirty, onAdded, onGone }: RuleCommentsProps) {
  const t = useT();
  const posting = useFormSave<{ text: string }, RuleComment>({
    draft: ruleDraft(ruleId, 'comment'),
    async onSave({ text }) {
      const comment = await addRuleComment(ruleId, text.trim());
      posting.form.resetFields();
      return comment;
    },
    onValuesChange: (_changed, { text }) => onDirty(text.trim() !== ''),
    onDone(comment) {
      onDirty(false);
      onAdded(comment);
    },
    onFailed: (error) => hasErrorCode(error, RULE_ERROR.gone) && onGone(),
  });

  return (
    <>
      {posting.notice}
      <Form {...posting.formProps} requiredMark="optional" name="comment" initialValues={{ text: '' }}>
        <Form.Item
          name="text"
          label={t('rule.comment.new')}
          rules={[{ required: true, whitespace: true, message: t('rule.comment.missing') }]}
        >
          <Input.TextArea
            rows={3}
            count={textLimit(RULE_COMMENT_MAX)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) posting.form.submit();
            }}
          />
        </Form.Item>
        <Flex wrap align="center" gap={12}>
          <Button htmlType="submit" loading={posting.isPending}>
            {t('rule.comment.post')}
          </Button>
          {posting.error && !posting.isPending && (
            <span role="alert" className={typography.error}>
              {t('rule.comment.failed')}
            </span>
          )}
        </Flex>
      </Form>
      {comments.length === 0 ? (
        <EmptyNote className={`${typography.note} ${layout.spaceBeforeMd}`}>
          {t('rule.comment.none')}
        </EmptyNote>
      ) : (
        <ul className={`${styles.entries} ${layout.divided}`}>
          {comments.map(({ commentId, at, author, isOwn, text }) => (
            <li key={commentId}>
              <Flex wrap align="baseline" gap="0 8px">
                <span className={typography.strong}>
                  {isOwn ? t('rule.comment.own', { author }) : author}
                </span>
                <span className={typography.caption}>
                  <DateText at={at} withTime />
                </span>
              </Flex>
              <p dir="auto" className={styles.commentText}>
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
