import { useIntl } from '@umijs/max';
import { Button, Drawer, Flex, Form, Input, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { DateText } from '@/components/DateText';
import { FailedState } from '@/components/FailedState';
import { LeaveGuard } from '@/components/LeaveGuard';
import { type ArticleComment, COMMENT_RULE } from '@/domain/console/consoleSearch';
import { textProblem } from '@/domain/fieldError';
import { PersonAvatar } from '../../components/PersonAvatar';
import { useTextRule } from '../../components/useTextRule';
import styles from './Search.module.css';

interface CommentsDrawerProps {
  /** The article's title, as far as it is known. */
  title: string;
  /** Missing until they are there. */
  comments: readonly ArticleComment[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Resolves to whether it was said; what was typed stays otherwise. */
  onSay: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** What was said to an article, and a field to say more. */
export function CommentsDrawer({ title, comments, failed, onRetry, onSay, onClose }: CommentsDrawerProps) {
  const { formatMessage } = useIntl();
  const textRule = useTextRule();
  const [form] = Form.useForm<{ text: string }>();
  const typed = Form.useWatch('text', form) ?? '';
  const [sending, setSending] = useState(false);
  const [open, setOpen] = useState(false);
  // So that it also slides in where the address opens it.
  useEffect(() => setOpen(true), []);

  async function handleFinish({ text }: { text: string }) {
    setSending(true);
    try {
      if (await onSay(text.trim())) form.resetFields();
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
        <LeaveGuard unsaved={typed.trim() !== ''} />
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
      // Something typed is not lost by a click beside the drawer.
      mask={{ closable: typed.trim() === '' }}
      keyboard={typed.trim() === ''}
      closable={{ 'aria-label': formatMessage({ id: 'list.close' }) }}
      onClose={onClose}
    >
      {content()}
    </Drawer>
  );
}
