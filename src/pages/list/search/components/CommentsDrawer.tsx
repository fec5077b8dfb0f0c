import { useIntl } from '@umijs/max';
import { Button, Drawer, Flex, Form, Input, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { DateText } from '@/components/DateText';
import { FailedState } from '@/components/FailedState';
import { LeaveGuard } from '@/components/LeaveGuard';
import { PersonAvatar } from '@/components/PersonAvatar';
import { useTextRule } from '@/components/useTextRule';
import { type ArticleComment, COMMENT_RULE } from '@/domain/console/consoleSearch';
import { textProblem } from '@/domain/fieldError';
import styles from './Search.module.css';

interface CommentsDrawerProps {
  /** The article's title, or its id while loading. */
  title: string;
  /** Undefined while loading. */
  comments: readonly ArticleComment[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Resolves to whether the comment was added. */
  onAdd: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** The comments on an article, with a form to add one. */
export function CommentsDrawer({ title, comments, failed, onRetry, onAdd, onClose }: CommentsDrawerProps) {
  const { formatMessage } = useIntl();
  const textRule = useTextRule();
  const [form] = Form.useForm<{ text: string }>();
  const isDirty = (Form.useWatch('text', form) ?? '').trim() !== '';
  const [sending, setSending] = useState(false);
  const [open, setOpen] = useState(false);
  // Opens after mounting, so that the drawer is animated when the URL opens it.
  useEffect(() => setOpen(true), []);

  async function handleFinish({ text }: { text: string }) {
    setSending(true);
    try {
      if (await onAdd(text.trim())) form.resetFields();
    } finally {
      setSending(false);
    }
  }

  function content() {
    if (failed)
      return <FailedState title={formatMessage({ id: 'list.comments.failed' })} onRetry={onRetry} />;
    if (!comments) return <Skeleton active avatar paragraph={{ rows: 4 }} />;
    return (
      <>
        {comments.length === 0 ? (
          <p>{formatMessage({ id: 'list.comments.none' })}</p>
        ) : (
          <ul className={styles.comments}>
            {comments.map(({ commentId, author, text, at }) => (
              <Flex component="li" gap={12} key={commentId}>
                <PersonAvatar person={author} />
                <div>
                  <Flex className={styles.by} component="span" wrap align="center" gap={8}>
                    <span>{author.name}</span>
                    <DateText at={at} withTime />
                  </Flex>
                  <p>{text}</p>
                </div>
              </Flex>
            ))}
          </ul>
        )}
        <LeaveGuard unsaved={isDirty} />
        <Form form={form} layout="vertical" scrollToFirstError={{ focus: true }} onFinish={handleFinish}>
          <Form.Item
            name="text"
            label={formatMessage({ id: 'list.comments.yours' })}
            required
            validateTrigger="onSubmit"
            rules={[textRule((value) => textProblem(value, COMMENT_RULE), COMMENT_RULE)]}
          >
            <Input.TextArea rows={3} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={sending}>
            {formatMessage({ id: 'list.comments.say' })}
          </Button>
        </Form>
      </>
    );
  }

  return (
    <Drawer
      open={open}
      size="min(440px, 100vw)"
      placement={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      title={formatMessage({ id: 'list.comments.title' }, { title })}
      // Unsaved text is not discarded by a click outside the drawer.
      mask={{ closable: !isDirty }}
      keyboard={!isDirty}
      closable={{ 'aria-label': formatMessage({ id: 'list.close' }) }}
      onClose={onClose}
    >
      {content()}
    </Drawer>
  );
}
